import type { Visitor } from '@ponte/kit/ui/states';

/** Fills the form of a user and sends it. */
export async function fillUser(visitor: Visitor, password = 'ponte-123'): Promise<void> {
  await visitor.type('[name=nome]', 'Eva Prado');
  await visitor.type('[name=email]', 'eva@ponte.example');
  await visitor.type('[name=senha]', password);
  await visitor.choose('[name=role_id]', '2');
  await visitor.choose('[name=site_slug]', 'bluebox');
  await visitor.press('[type=submit]');
}
