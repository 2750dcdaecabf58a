import type { User } from '@ponte/kit/ui/states';

/** Fills the form of a user and sends it. */
export async function fillUser(user: User, password = 'ponte-123'): Promise<void> {
  await user.type('[name=nome]', 'Eva Prado');
  await user.type('[name=email]', 'eva@ponte.example');
  await user.type('[name=senha]', password);
  await user.selectOptions('[name=role_id]', '2');
  await user.selectOptions('[name=site_slug]', 'bluebox');
  await user.click('[type=submit]');
}
