/** @jest-environment jsdom */
import {
  clearAllStorage,
  readSession,
  removeSession,
  storeLogin,
  subscribeSession,
  updateSessionUser,
} from './session';

const soon = () => new Date(Date.now() + 60_000).toISOString();
const logIn = (usuario: object, expiresAt = soon()) => storeLogin({ token: 'a-token', usuario, expiresAt });

beforeEach(() => localStorage.clear());

test('is signed out without stored values', () => {
  expect(readSession()).toEqual({ state: 'signedOut' });
});

test('stores a login under the four keys and reads it back', () => {
  logIn({ id: 3, email: 'ana@ponte.example', nome: 'Ana', role_id: 1, role_nome: 'Administrador' });
  expect(Object.keys(localStorage).sort()).toEqual(['auth', 'session', 'token', 'usuario']);
  expect(readSession()).toEqual({
    state: 'signedIn',
    token: 'a-token',
    user: { id: 3, email: 'ana@ponte.example', name: 'Ana', isAdmin: true },
  });
});

test.each([
  [{ nome: 'N', name: 'X' }, 'N'],
  [{ name: 'X', fullname: 'Y' }, 'X'],
  [{ fullname: 'Y', email: 'e@x.example' }, 'Y'],
  [{ email: 'e@x.example' }, 'e@x.example'],
  [{ nome: null, email: 'e@x.example' }, 'e@x.example'],
  [{ nome: 5, email: 'e@x.example' }, 'e@x.example'],
])('reads the name of %j as %s', (user, name) => {
  logIn(user);
  expect(readSession()).toMatchObject({ user: { name } });
});

test.each([
  [{ role_id: 1 }, true],
  [{ role_id: '1' }, true],
  [{ role_id: 2, role_nome: 'ADMINISTRATOR' }, true],
  [{ role: 'site-admin' }, true],
  [{ tipo: 'Admin' }, true],
  [{ role_id: 2, role_nome: 'Editor' }, false],
  [{}, false],
])('reads whether %j is an admin: %s', (user, isAdmin) => {
  logIn(user);
  expect(readSession()).toMatchObject({ user: { isAdmin } });
});

test.each([
  ['no JSON', '{'],
  ['an array', '[1]'],
  ['no object', '5'],
])('is signed out when the record is %s', (_, usuario) => {
  logIn({});
  localStorage.setItem('usuario', usuario);
  expect(readSession()).toEqual({ state: 'signedOut' });
});

test('is signed out after the session has expired', () => {
  logIn({ nome: 'Ana' }, new Date(Date.now() - 1).toISOString());
  expect(readSession()).toEqual({ state: 'signedOut' });
});

test('returns the same object while storage is unchanged, so that React does not re-render', () => {
  logIn({ nome: 'Ana' });
  expect(readSession()).toBe(readSession());
});

test('calls listeners after changes in this and other tabs, until they unsubscribe', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeSession(listener);
  logIn({ nome: 'Ana' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
  removeSession();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  clearAllStorage();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('keeps other keys on logout, except those of the account screens, and clears everything after a rejected token', () => {
  localStorage.setItem('lang', 'es');
  logIn({ nome: 'Ana' });
  localStorage.setItem('nhostSessionOf', 'its account session');
  removeSession();
  expect(Object.keys(localStorage)).toEqual(['lang']);
  clearAllStorage();
  expect(localStorage).toHaveLength(0);
});

test('reads the picture, and follows its change and its removal', () => {
  const photoNow = () => {
    const session = readSession();
    return session.state === 'signedIn' ? session.user.photo : 'signed out';
  };
  logIn({ email: 'ana@ponte.example', foto: 'a-file' });
  expect(photoNow()).toBe('a-file');
  updateSessionUser({ nome: 'Ana', email: 'ana@ponte.example' });
  expect(photoNow()).toBe('a-file');
  updateSessionUser({ nome: 'Ana', email: 'ana@ponte.example', foto: '' });
  expect(photoNow()).toBeUndefined();
});

test('updates name and e-mail of the session, and keeps the role', () => {
  updateSessionUser({ nome: 'Nobody', email: 'nobody@ponte.example' });
  expect(localStorage).toHaveLength(0);
  logIn({ id: 3, email: 'ana@ponte.example', nome: 'Ana', role_id: 1 });
  const listener = jest.fn();
  const unsubscribe = subscribeSession(listener);
  updateSessionUser({ nome: 'Ana Souza', email: 'souza@ponte.example' });
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readSession()).toMatchObject({
    user: { id: 3, name: 'Ana Souza', email: 'souza@ponte.example', isAdmin: true },
  });
});
