import { useTexts } from '../texts';

export type RowTexts = ReturnType<typeof useRowTexts>;

/** The texts of a row, looked up once for all rows. */
export function useRowTexts() {
  const t = useTexts<'administration'>();
  return {
    id: t('admin.users.id'),
    email: t('admin.users.email'),
    type: t('admin.users.type'),
    site: t('admin.users.site'),
    seen: t('admin.users.seen'),
    never: t('admin.users.never'),
    active: t('admin.users.secondFactor.active'),
    inactive: t('admin.users.secondFactor.inactive'),
    reset: t('admin.users.reset'),
    resetNamed: (name: string) => t('admin.users.resetNamed', { name }),
    edit: t('admin.users.edit'),
    delete: t('admin.users.delete'),
    own: t('admin.users.own'),
    editNamed: (name: string) => t('admin.users.editNamed', { name }),
    deleteNamed: (name: string) => t('admin.users.deleteNamed', { name }),
  };
}
