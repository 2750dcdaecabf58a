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

test('nothing stored is signed out', () => {
  expect(readSession()).toEqual({ state: 'signedOut' });
});

test('a login writes the four keys and is the session', () => {
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
])('the name of %j is %s', (user, name) => {
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
])('%j is an admin: %s', (user, isAdmin) => {
  logIn(user);
  expect(readSession()).toMatchObject({ user: { isAdmin } });
});

test.each([
  ['no JSON', '{'],
  ['an array', '[1]'],
  ['no object', '5'],
])('a record that is %s is signed out', (_, usuario) => {
  logIn({});
  localStorage.setItem('usuario', usuario);
  expect(readSession()).toEqual({ state: 'signedOut' });
});

test('a session that has ended is signed out', () => {
  logIn({ nome: 'Ana' }, new Date(Date.now() - 1).toISOString());
  expect(readSession()).toEqual({ state: 'signedOut' });
});

test('the same storage is the same object, so that React sees no change', () => {
  logIn({ nome: 'Ana' });
  expect(readSession()).toBe(readSession());
});

test('listeners hear of changes here and in other tabs, until they leave', () => {
  const listener = jest.fn();
  const leave = subscribeSession(listener);
  logIn({ nome: 'Ana' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
  removeSession();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  clearAllStorage();
  expect(listener).toHaveBeenCalledTimes(3);
});

test('logging out keeps what is not the session; a refused token clears everything', () => {
  localStorage.setItem('lang', 'es');
  logIn({ nome: 'Ana' });
  removeSession();
  expect(Object.keys(localStorage)).toEqual(['lang']);
  clearAllStorage();
  expect(localStorage).toHaveLength(0);
});

test('a changed name and e-mail are the session’s from then on, and its role stays', () => {
  updateSessionUser({ nome: 'Nobody', email: 'nobody@ponte.example' });
  expect(localStorage).toHaveLength(0);
  logIn({ id: 3, email: 'ana@ponte.example', nome: 'Ana', role_id: 1 });
  const listener = jest.fn();
  const leave = subscribeSession(listener);
  updateSessionUser({ nome: 'Ana Souza', email: 'souza@ponte.example' });
  leave();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readSession()).toMatchObject({
    user: { id: 3, name: 'Ana Souza', email: 'souza@ponte.example', isAdmin: true },
  });
});
