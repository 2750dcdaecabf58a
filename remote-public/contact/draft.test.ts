import { checkDraft } from './draft';

const complete = { name: 'Ana', email: 'ana@site.example', message: 'Oi' };

test('accepts a complete draft', () => {
  expect(checkDraft(complete)).toEqual({});
});

test.each(['name', 'email', 'message'] as const)('requires %s', (field) => {
  expect(checkDraft({ ...complete, [field]: '' })).toEqual({ [field]: `contact.error.${field}` });
});

test.each(['ana', 'ana@', '@site.example', 'ana@site', 'ana maria@site.example'])('rejects the email %s', (email) => {
  expect(checkDraft({ ...complete, email })).toEqual({ email: 'contact.error.email_format' });
});
