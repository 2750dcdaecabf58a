import { partNames } from 'shared-config/contract/parts';
import { useTexts } from '../texts';

/** A part's name for people; a part of a newer server is called as it is released. */
export function usePartName(): (parte: string) => string {
  const t = useTexts();
  return (parte) => {
    const known = partNames.find((name) => name === parte);
    return known ? t(`admin.versions.part.${known}`) : parte;
  };
}
