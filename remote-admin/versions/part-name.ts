import { useTexts, type TextKey } from '../texts';

/** Those that have a name for people. */
const names: Readonly<Record<string, TextKey>> = {
  shell: 'admin.versions.part.shell',
  'remote-public': 'admin.versions.part.remote-public',
  'remote-admin': 'admin.versions.part.remote-admin',
  'remote-chat': 'admin.versions.part.remote-chat',
};

/** A part's name for people; a part that has none yet is called as it is released. */
export function usePartName(): (parte: string) => string {
  const t = useTexts();
  return (parte) => {
    const key = names[parte];
    return key ? t(key) : parte;
  };
}
