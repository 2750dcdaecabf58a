import { categoryOf, getService, type PageServiceId, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
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

/** The ways a service goes on after the first message; each has three steps in the texts. */
type Way = 'consular' | 'petition' | 'company' | 'form' | 'tax' | 'quote';

const usual: Record<ServiceCategory, Way> = { visas: 'consular', company: 'company', tax: 'tax' };

const unusual: Partial<Record<PageServiceId, Way>> = {
  eb1a: 'petition',
  eb2niw: 'petition',
  specialCases: 'quote',
  complementary: 'quote',
  itin: 'form',
  w7: 'form',
  w9: 'form',
  submission: 'form',
  otherDocuments: 'quote',
};

/** The keys of what happens next, in order. */
export function stepsOf(id: PageServiceId) {
  const way = unusual[id] ?? usual[categoryOf(id)];
  return [`steps.${way}.0`, `steps.${way}.1`, `steps.${way}.2`] as const;
}
