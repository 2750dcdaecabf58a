import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogWithLauncher, openAssistantPage } from '../testing/assistant-page';

const launcher = () => screen.getByRole('button', { name: 'Conversar com Hel' });
const dialog = () => screen.queryByRole('dialog', { name: 'Hel' });
const missing = 'O assistente não está disponível agora.';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('says nothing of a dialog that failed until the launcher is pressed', async () => {
  const { request, lose } = await openAssistantPage();
  await request();
  await lose();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(launcher());
  expect(screen.getByRole('alert')).toHaveTextContent(missing);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(launcher()).toHaveFocus();
});

test('a retry waits again, from the launcher, and opens the dialog when it comes', async () => {
  const { arrive, lose } = await openAssistantPage();
  await userEvent.click(launcher());
  await lose();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Abrindo a conversa com Hel…');
  expect(launcher()).toHaveFocus();
  await arrive();
  expect(dialog()).toBeInTheDocument();
});

test('a dialog that throws leaves the launcher in the page, and a message', async () => {
  const { arrive } = await openAssistantPage();
  await userEvent.click(launcher());
  await arrive({
    default: () => {
      throw new Error('broken');
    },
    launchedBy: 'shell',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(missing);
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
});

describe('a build that brings its own launcher', () => {
  const ownLauncher = () => screen.queryByRole('button', { name: 'launcher of the build' });

  test('waits behind the shell’s, which keeps the focus, and replaces it at the first press', async () => {
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

  test('opens when it replaces a newer one that was lost', async () => {
    const { lose } = await openAssistantPage({ lastKnownGood: dialogWithLauncher });
    await userEvent.click(launcher());
    await lose();
    expect(dialog()).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toEqual([ownLauncher()]);
  });

  test('is not closed by the shell, which cannot open it again', async () => {
    const { arrive } = await openAssistantPage();
    await userEvent.click(launcher());
    await arrive(dialogWithLauncher);
    await userEvent.click(screen.getByRole('textbox', { name: 'elsewhere' }));
    expect(dialog()).toBeInTheDocument();
  });
});
