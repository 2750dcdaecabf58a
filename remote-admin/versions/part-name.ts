import { useTexts, type TextKey } from '../texts';

/** The parts that have a name for people. */
const names: Readonly<Record<string, TextKey<'administration'>>> = {
  shell: 'admin.versions.part.shell',
  'remote-public': 'admin.versions.part.remote-public',
  'remote-admin': 'admin.versions.part.remote-admin',
  'remote-chat': 'admin.versions.part.remote-chat',
};

/** A part's name for people; a part without one is called as it is released. */
export function usePartName(): (part: string) => string {
  const t = useTexts<'administration'>();
  return (part) => {
    const key = names[part];
    return key ? t(key) : part;
  };
}
