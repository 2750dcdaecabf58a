import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockScreen } from '../testing/mock-screen';
import { dialog, launcher, visit } from '../testing/visitor';

const isOwnEntry = () => (window.history.state as { hel?: true } | null)?.hel === true;
const path = () => window.location.pathname;
const nameField = () => screen.getByRole('textbox', { name: 'Nome' });

/** jsdom takes the step later. */
async function goBack() {
  const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await stepped;
  });
}

/** Opens Hel and follows the link at the end of an answer. */
async function followAnswer(at: string) {
  const { open, introduce, choose, user } = visit({ path: at });
  await open();
  await introduce();
  await choose('Vistos', 'Turismo ou negócios (B1/B2)');
  await user.click(screen.getByRole('link', { name: /^Mais detalhes/ }));
}

// A dialog that is open at the end of a test leaves its entry when it is unmounted.
afterEach(() => waitFor(() => expect(isOwnEntry()).toBe(false)));

describe('on a small screen', () => {
  beforeEach(() => void mockScreen({ small: true }));

  it('closes with Back, which keeps the page and the conversation', async () => {
    const { open, user } = visit({ path: '/contato' });
    await open();
    await user.type(nameField(), 'Ana');
    await goBack();
    expect(dialog()).not.toBeInTheDocument();
    expect(launcher()).toHaveFocus();
    expect(path()).toBe('/contato');
    await open();
    expect(nameField()).toHaveValue('Ana');
  });

  it('leaves its entry when it is closed otherwise', async () => {
    const { open, press } = visit();
    const before = window.history.state as object;
    await open();
    expect(isOwnEntry()).toBe(true);
    await press('Fechar a conversa');
    await waitFor(() => expect(window.history.state).toEqual(before));
  });

  it('uses its entry again after a reload', async () => {
    const { open } = visit();
    window.history.pushState({ ...window.history.state, hel: true }, '');
    const { length } = window.history;
    await open();
    expect(window.history).toHaveLength(length);
    await goBack();
    expect(dialog()).not.toBeInTheDocument();
  });

  it('does not go back when another tab has changed the language of the address', async () => {
    const { open, press } = visit({ path: '/en/about' });
    await open();
    window.history.replaceState({ idx: 2 }, '', '/es/quienes-somos');
    const back = jest.spyOn(window.history, 'back');
    await press('Fechar a conversa');
    expect(dialog()).not.toBeInTheDocument();
    expect(back).not.toHaveBeenCalled();
  });

  it('closes when a link in it is followed, whose page replaces its entry', async () => {
    await followAnswer('/');
    expect(dialog()).not.toBeInTheDocument();
    expect(path()).toBe('/servicos/vistos/b1b2');
    await goBack();
    expect(path()).toBe('/');
    expect(isOwnEntry()).toBe(false);
  });

  it('only closes when a link in it leads to the page behind it', async () => {
    const { open, introduce, choose, user } = visit({ path: '/contato', settings: { chatNumber: '', email: '' } });
    await open();
    await introduce();
    await choose('Vistos', 'Turismo ou negócios (B1/B2)', 'Falar com a equipe');
    await user.click(screen.getByRole('link', { name: 'Ver a página de contato' }));
    expect(dialog()).not.toBeInTheDocument();
    await waitFor(() => expect(isOwnEntry()).toBe(false));
    expect(path()).toBe('/contato');
  });
});

it('closes on a wide screen too when a link in it is followed, and adds an entry for the page', async () => {
  mockScreen({ small: false });
  await followAnswer('/');
  expect(dialog()).not.toBeInTheDocument();
  expect(path()).toBe('/servicos/vistos/b1b2');
  await goBack();
  expect(path()).toBe('/');
});

it('stays open when a link in it opens another tab', async () => {
  mockScreen({ small: false });
  const { open, introduce, choose } = visit({ path: '/' });
  await open();
  await introduce();
  await choose('Vistos', 'Turismo ou negócios (B1/B2)');
  // jsdom has no tabs.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: /^Mais detalhes/ }), { ctrlKey: true });
  expect(dialog()).toBeInTheDocument();
  expect(path()).toBe('/');
});

it('has an entry from when it fills the screen until it closes, and goes back only then', async () => {
  const { resize } = mockScreen({ small: false });
  const { open, press } = visit();
  await open();
  expect(isOwnEntry()).toBe(false);
  resize();
  expect(isOwnEntry()).toBe(true);
  const back = jest.spyOn(window.history, 'back');
  resize();
  expect(dialog()).toBeInTheDocument();
  expect(back).not.toHaveBeenCalled();
  await press('Fechar a conversa');
  expect(back).toHaveBeenCalledTimes(1);
});
