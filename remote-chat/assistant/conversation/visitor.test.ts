import { findProblems, tidy } from './visitor';

it.each(['ana@exemplo.com', ' ana+us@mail.exemplo.com.br ', 'josé@correo.es'])('takes %j for an e-mail', (email) => {
  expect(findProblems({ name: 'Ana', email })).toEqual({});
});

it.each(['ana', 'ana@', '@exemplo.com', 'ana@exemplo', 'ana@exemplo.', 'ana@.com', 'a na@exemplo.com', 'a@b@c.com'])(
  'takes %j for a slip of the pen',
  (email) => {
    expect(findProblems({ name: 'Ana', email })).toEqual({ email: 'chat.form.emailWrong' });
  },
);

it('reports what is missing or blank', () => {
  expect(findProblems({ name: '  ', email: ' ' })).toEqual({
    name: 'chat.form.nameMissing',
    email: 'chat.form.emailMissing',
  });
});

it('drops spaces around and halves of a character, which no link can carry', () => {
  const tidied = tidy({ name: ' Ana \ud83d ', email: ' ana@exemplo.com ' });
  expect(tidied).toEqual({ name: 'Ana', email: 'ana@exemplo.com' });
});
