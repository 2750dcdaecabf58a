import { useCallback } from 'react';
import { useTexts, type TextKey } from '../texts';

/** The roles of a new site's database, which holds their names in Portuguese. */
const names: ReadonlyMap<string, TextKey> = new Map([
  ['Administrador', 'admin.role.admin'],
  ['Colaborador', 'admin.role.staff'],
  ['Cliente', 'admin.role.client'],
]);

/** The name of a role in the page's language. A role that the owner has added or renamed keeps its own name. */
export function useRoleName(): (role: string) => string {
  const t = useTexts();
  return useCallback(
    (role) => {
      const key = names.get(role);
      return key ? t(key) : role;
    },
    [t],
  );
}
