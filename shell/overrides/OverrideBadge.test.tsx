import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTexts } from '@ponte/kit/i18n/i18n';
import { renderInShell } from '../testing/render';
import { OverrideBadge } from './OverrideBadge';
import { overrideTexts } from './texts';

const state = {
  overrides: new Map([['remote-chat', 'http://localhost:3003']] as const),
  rejected: [{ requested: 'remote-chat@http://evil.example', reason: 'host' }] as const,
  failures: new Map([['remote-chat', 'entry']] as const),
};

test.each(Object.entries(overrideTexts))(
  'names in %s the part, its address, its failure and the rejected request',
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

test('works by keyboard: one button removes an override, one dismisses the rejected request', async () => {
  const remove = jest.fn();
  const dismiss = jest.fn();
  const { rerender } = renderInShell(<></>);
  addTexts('pt', overrideTexts.pt);
  rerender(<OverrideBadge {...state} remove={remove} dismiss={dismiss} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remover remote-chat' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(remove).toHaveBeenCalledWith('remote-chat');
  expect(dismiss).toHaveBeenCalledTimes(1);
});
