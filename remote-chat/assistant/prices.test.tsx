import { screen, within } from '@testing-library/react';
import { priceOn, scopeOf } from '@ponte/contract/catalogue/catalogue';
import { formatPrice } from '@ponte/contract/catalogue/price';
import { languages, type Language } from '@ponte/contract/language';
import { renderHel, tables } from '../testing/render';
import { leaves, script, type Leaf, type NodeId } from './conversation/script';
import { scopeTexts } from './Transcript';

const topicOf = (leaf: NodeId) =>
  script.inicio.options.find(({ next }) => script[next].options.some((option) => option.next === leaf))
    ?.next as 'vistos1';

type User = ReturnType<typeof renderHel>['user'];

/** Fills in the form. Pastes: typing key by key would take most of the time of thirty conversations. */
async function introduce(user: User, language: Language) {
  const text = tables[language];
  await user.click(screen.getByRole('textbox', { name: text['chat.form.name'] }));
  await user.paste('Ana');
  await user.click(screen.getByRole('textbox', { name: text['chat.form.email'] }));
  await user.paste('ana@exemplo.com');
  await user.keyboard('{Enter}');
}

const combinations = languages.flatMap((language) => leaves.map((leaf) => [language, leaf] as const));

it.each(combinations)(
  'in %s, shows the catalogue price of %s and passes the topic to the contact link',
  async (language, leaf) => {
    const text = tables[language];
    const { user } = renderHel({ language, startOpen: true });
    await introduce(user, language);
    await user.click(screen.getByRole('button', { name: text[`chat.choose.${topicOf(leaf)}`] }));
    await user.click(screen.getByRole('button', { name: text[`chat.choose.${leaf}`] }));

    const message = screen.getByRole('log').lastElementChild as HTMLElement;
    expect(message).toHaveTextContent(text[`chat.say.${leaf}`]);
    const price = priceOn('chat', leaf);
    if (price.kind !== 'amount') throw new Error(`${leaf} has no chat price`);
    const amount = formatPrice(language, price.amount);
    const figure = within(message).getByRole('strong');
    expect(figure.textContent).toBe(amount);
    expect(figure).toBeVisible();
    const shown = (figure.parentElement?.textContent ?? '').trim();
    expect(shown.startsWith(price.from ? `${text['chat.from']} ${amount}` : amount)).toBe(true);

    await user.click(screen.getByRole('button', { name: text['chat.choose.contato'] }));
    const href = screen.getByRole('link', { name: text['chat.contact.app'] }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(
      text['chat.contact.message']
        .replace('{{name}}', 'Ana')
        .replace('{{email}}', 'ana@exemplo.com')
        .replace('{{topic}}', text[`chat.topic.${leaf}`]),
    );
  },
);

it.each([
  [undefined, 'b1b2', 'a partir de US$ 29 por solicitante'],
  ['detail', 'b1b2', 'US$ 45'],
  ['list', 'itin', 'US$ 59'],
  [undefined, 'itin', 'US$ 79 por pessoa'],
  ['detail', 'studentVisa', 'a partir de US$ 49'],
  ['list', 'studentVisa', 'US$ 39'],
  ['list', 'fiscalAddress', 'a partir de US$ 35'],
  [undefined, 'companyOpening', 'US$ 79'],
] as const)('with prices from %s, says that %s costs %s', async (pricesFrom, leaf: Leaf, price) => {
  const { user } = renderHel({ startOpen: true, settings: pricesFrom ? { pricesFrom } : {} });
  await introduce(user, 'pt');
  await user.click(screen.getByRole('button', { name: tables.pt[`chat.choose.${topicOf(leaf)}`] }));
  await user.click(screen.getByRole('button', { name: tables.pt[`chat.choose.${leaf}`] }));
  const message = screen.getByRole('log').lastElementChild as HTMLElement;
  expect(within(message).getByText(tables.pt['chat.price']).parentElement).toHaveTextContent(
    new RegExp(`${tables.pt['chat.price']} ${price.replace('$', '\\$')}$`),
  );
});

it('has words for the scope of every service that it offers', () => {
  const scopes = leaves.flatMap((leaf) => scopeOf(leaf) ?? []);
  expect(Object.keys(scopeTexts).sort()).toEqual([...new Set(scopes)].sort());
});
