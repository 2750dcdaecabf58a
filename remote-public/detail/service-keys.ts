import { categoryOf, getService, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import type { TextKey } from '../texts';

/** The keys of a service's included items: as many as the catalogue says. */
export function includedKeys(id: PageServiceId): TextKey[] {
  const count = getService(id).included ?? 0;
  return Array.from({ length: count }, (_, index) => `service.${id}.includes.${index}` as TextKey);
}

/** Questions with their answers: two of the service's own, then the one of its whole category. */
export function questionKeys(id: PageServiceId): { question: TextKey; answer: TextKey }[] {
  const category = categoryOf(id);
  return [
    { question: `service.${id}.q.0`, answer: `service.${id}.a.0` },
    { question: `service.${id}.q.1`, answer: `service.${id}.a.1` },
    { question: `${category}.q`, answer: `${category}.a` },
  ];
}
