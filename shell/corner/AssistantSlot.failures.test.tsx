import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogWithLauncher, openAssistantPage } from '../testing/assistant-page';

const launcher = () => screen.getByRole('button', { name: 'Conversar com Hel' });
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
  expect(screen.getByRole('status')).toHaveTextContent('Abrindo a conversa com Hel…');
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
    launchedBy: 'shell',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(unavailable);
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
});

describe('a build with its own launcher', () => {
  const ownLauncher = () => screen.queryByRole('button', { name: 'launcher of the build' });

  test('replaces the shell’s launcher at the first press only', async () => {
    const { request, arrive } = await openAssistantPage();
    await request();
    act(() => launcher().focus());
    await arrive(dialogWithLauncher);
    expect(launcher()).toHaveFocus();
    expect(ownLauncher()).not.toBeInTheDocument();

    await userEvent.click(launcher());
    expect(dialog()).toBeInTheDocument();
    expect(ownLauncher()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Conversar com Hel' })).not.toBeInTheDocument();
  });

  test('opens when it replaces a newer build that failed', async () => {
    const { fail } = await openAssistantPage({ lastKnownGood: dialogWithLauncher });
    await userEvent.click(launcher());
    await fail();
    expect(dialog()).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toEqual([ownLauncher()]);
  });

  test('is not closed by the shell, which could not open it again', async () => {
    const { arrive } = await openAssistantPage();
    await userEvent.click(launcher());
    await arrive(dialogWithLauncher);
    await userEvent.click(screen.getByRole('textbox', { name: 'elsewhere' }));
    expect(dialog()).toBeInTheDocument();
  });
});
