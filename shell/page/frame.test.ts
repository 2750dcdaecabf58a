import { routes } from '@ponte/contract/routes';
import type { Session } from '@ponte/kit';
import { isSignedInScreen } from './frame';

const user = { id: 2, email: 'bia@ponte.example', name: 'Bia', isAdmin: false, photo: undefined };
const signedIn: Session = { state: 'signedIn', user, token: 'a-token' };
const screensFor = (session: Session) => routes.filter((route) => isSignedInScreen(route, session)).map(({ id }) => id);

test('gives the admin area and the account the slim frame, but not the login and the forgotten password', () => {
  expect(screensFor(signedIn)).toEqual([
    'profile',
    'changePassword',
    'security',
    'admin',
    'createUser',
    'editUser',
    'audit',
    'versions',
  ]);
});

test.each(['signedOut', 'pending'] as const)('gives every page the public frame while the session is %s', (state) => {
  expect(screensFor({ state })).toEqual([]);
});

test('gives the not-found page the public frame', () => {
  expect(isSignedInScreen(undefined, signedIn)).toBe(false);
});
