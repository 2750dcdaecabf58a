import { screen, within } from '@testing-library/react';
import { getService } from '@ponte/contract/catalogue/catalogue';
import { formatPrice } from '@ponte/contract/catalogue/price';
import { languages } from '@ponte/contract/language';
import { renderHel, tables } from '../testing/render';
import { leaves, script, type NodeId } from './conversation/script';

const topicOf = (leaf: NodeId) =>
  script.inicio.options.find(({ next }) => script[next].options.some((option) => option.next === leaf))
    ?.next as 'vistos1';

const combinations = languages.flatMap((language) => leaves.map((leaf) => [language, leaf] as const));

it.each(combinations)(
  'in %s, shows the catalogue price of %s and passes the topic to the contact link',
  async (language, leaf) => {
    const text = tables[language];
    const { user } = renderHel({ language, startOpen: true });
    // Paste: typing key by key would take most of the time of thirty conversations.
    await user.click(screen.getByRole('textbox', { name: text['chat.form.name'] }));
    await user.paste('Ana');
    await user.click(screen.getByRole('textbox', { name: text['chat.form.email'] }));
    await user.paste('ana@exemplo.com');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: text[`chat.choose.${topicOf(leaf)}`] }));
    await user.click(screen.getByRole('button', { name: text[`chat.choose.${leaf}`] }));

    const message = screen.getByRole('log').lastElementChild as HTMLElement;
    expect(message).toHaveTextContent(text[`chat.say.${leaf}`]);
    const price = getService(leaf).prices.chat;
    if (price?.kind !== 'amount') throw new Error(`${leaf} has no chat price`);
    expect(within(message).getByText(formatPrice(language, price.amount), { normalizer: (raw) => raw })).toBeVisible();

    await user.click(screen.getByRole('button', { name: text['chat.choose.contato'] }));
    const href = screen.getByRole('link', { name: text['chat.contact.app'] }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(
      text['chat.contact.message'].replace('{{name}}', 'Ana').replace('{{topic}}', text[`chat.topic.${leaf}`]),
    );
  },
);
