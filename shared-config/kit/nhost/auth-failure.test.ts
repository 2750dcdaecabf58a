import { CodifiedError } from '@nhost/nhost-js';
import { toAuthFailure } from './auth-failure';

const payload = { error: 'invalid-pat', status: 401, message: 'Invalid token' };
const invalidPat = { code: 'invalid-pat', status: 401, message: 'Invalid token' };
const unverified = { code: 'unverified-user', status: 20, message: 'Email needs verification' };

test.each([
  ['a payload', payload, invalidPat],
  ['a rejection', { error: payload }, invalidPat],
  ['an error with a payload', new CodifiedError(payload), invalidPat],
  ['an error around a rejection', new CodifiedError({ error: payload } as never), invalidPat],
  [
    'an error of the browser',
    new CodifiedError(Object.assign(new Error('not allowed'), { name: 'NotAllowedError' })),
    { code: 'NotAllowedError', status: 1, message: 'not allowed' },
  ],
  ['an error that is thrown', new Error('no'), { code: 'unexpected', status: 1, message: 'no' }],
  [
    'a text',
    'The state machine is not yet ready after 15 seconds.',
    { code: 'not-ready', status: 20, message: 'The state machine is not yet ready after 15 seconds.' },
  ],
  ['the user of an unverified e-mail', { error: 'unverified-user', status: 401, message: 'x' }, unverified],
  [
    'the same of an older service',
    { error: 'unauthorized', status: 401, message: 'Email is not verified' },
    unverified,
  ],
  [
    'a token that has ended',
    { error: 'invalid-refresh-token', status: 401, message: 'x' },
    { code: 'invalid-refresh-token', status: 10, message: 'Invalid or expired refresh token' },
  ],
  [
    'a newer service',
    { error: 'unauthorized', reason: 'no token', securityScheme: 'Bearer' },
    { code: 'unauthorized', status: 1, message: 'no token' },
  ],
  [
    'a sentence in place of a name',
    { error: 'error in openapi3filter.RequestError: x' },
    { code: 'unexpected', status: 1, message: 'error in openapi3filter.RequestError: x' },
  ],
  ['nothing', undefined, { code: 'unexpected', status: 1, message: 'Something went wrong!' }],
])('%s', (_name, raw, failure) => {
  expect(toAuthFailure(raw)).toEqual(failure);
});
