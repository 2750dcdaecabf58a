import { findProblems, tidy } from './visitor';

it.each(['ana@exemplo.com', ' ana+us@mail.exemplo.com.br ', 'josé@correo.es'])(
  'accepts %j as an e-mail address',
  (email) => {
    expect(findProblems({ name: 'Ana', email })).toEqual({});
  },
);

it.each(['ana', 'ana@', '@exemplo.com', 'ana@exemplo', 'ana@exemplo.', 'ana@.com', 'a na@exemplo.com', 'a@b@c.com'])(
  'rejects %j as an e-mail address',
  (email) => {
    expect(findProblems({ name: 'Ana', email })).toEqual({ email: 'chat.form.emailWrong' });
  },
);

it('reports missing and blank fields', () => {
  expect(findProblems({ name: '  ', email: ' ' })).toEqual({
    name: 'chat.form.nameMissing',
    email: 'chat.form.emailMissing',
  });
});

it('trims, and removes lone surrogates, which `encodeURIComponent` rejects', () => {
  const tidied = tidy({ name: ' Ana \ud83d ', email: ' ana@exemplo.com\ud83d ' });
  expect(tidied).toEqual({ name: 'Ana', email: 'ana@exemplo.com' });
});
