import { checkDraft } from './check-draft';

const whole = { name: 'Ana', email: 'ana@site.example', message: 'Oi' };

test('a whole message has nothing wrong', () => {
  expect(checkDraft(whole)).toEqual({});
});

test.each(['name', 'email', 'message'] as const)('%s is required', (field) => {
  expect(checkDraft({ ...whole, [field]: '' })).toEqual({ [field]: `contact.error.${field}` });
});

test.each(['ana', 'ana@', '@site.example', 'ana@site', 'ana maria@site.example'])('%s is no e-mail', (email) => {
  expect(checkDraft({ ...whole, email })).toEqual({ email: 'contact.error.email_format' });
});
