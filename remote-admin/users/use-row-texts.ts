import { useTexts } from '../texts';

export type RowTexts = ReturnType<typeof useRowTexts>;

/** What every row says, looked up once for all of them. */
export function useRowTexts() {
  const t = useTexts();
  return {
    id: t('admin.users.id'),
    email: t('admin.users.email'),
    type: t('admin.users.type'),
    site: t('admin.users.site'),
    edit: t('admin.users.edit'),
    delete: t('admin.users.delete'),
    editNamed: (name: string) => t('admin.users.editNamed', { name }),
    deleteNamed: (name: string) => t('admin.users.deleteNamed', { name }),
  };
}
