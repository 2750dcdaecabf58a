import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTexts } from '@ponte/kit/i18n/i18n';
import { renderInShell } from '../testing/render';
import { en } from './locales/en';
import { es } from './locales/es';
import { pt } from './locales/pt';
import { OverrideBadge } from './OverrideBadge';

const state = {
  chosen: new Map([['remote-chat', 'http://localhost:3003']] as const),
  refused: [{ requested: 'remote-chat@http://evil.example', reason: 'host' }] as const,
  failures: new Map([['remote-chat', 'entry']] as const),
};

test.each(Object.entries({ pt, en, es }))(
  'in %s it names the part, its address, what failed and what was refused',
  (language, texts) => {
    const { rerender } = renderInShell(<></>, { language: language as 'pt' });
    addTexts(language as 'pt', texts);
    rerender(<OverrideBadge {...state} remove={() => {}} dismiss={() => {}} />);
    const badge = screen.getByRole('complementary', { name: texts['override.label'] });
    for (const text of ['remote-chat', 'http://localhost:3003', 'entry', 'http://evil.example']) {
      expect(badge).toHaveTextContent(text);
    }
    expect(badge).not.toHaveTextContent('{{');
  },
);

test('is used by keyboard: one button takes a part back, one closes what was refused', async () => {
  const remove = jest.fn();
  const dismiss = jest.fn();
  const { rerender } = renderInShell(<></>);
  addTexts('pt', pt);
  rerender(<OverrideBadge {...state} remove={remove} dismiss={dismiss} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remover remote-chat' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(remove).toHaveBeenCalledWith('remote-chat');
  expect(dismiss).toHaveBeenCalledTimes(1);
});
