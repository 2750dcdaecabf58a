import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAssistantPage } from '../testing/assistant-page';

const launcher = () => screen.getByRole('button', { name: 'Conversar com a Hel' });
const dialog = () => screen.queryByRole('dialog', { name: 'Hel' });
const unavailable = 'A assistente não está disponível agora.';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('shows no failure of the dialog until the launcher is pressed', async () => {
  const { request, fail } = await openAssistantPage();
  await request();
  await fail();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(launcher());
  expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(launcher()).toHaveFocus();
});

test('waits again after a retry, with focus on the launcher, and opens the dialog', async () => {
  const { arrive, fail } = await openAssistantPage();
  await userEvent.click(launcher());
  await fail();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Abrindo a conversa com a Hel…');
  expect(launcher()).toHaveFocus();
  await arrive();
  expect(dialog()).toBeInTheDocument();
});

test('keeps the launcher, and shows a message, when the dialog throws', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive({
    default: () => {
      throw new Error('broken');
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
});
