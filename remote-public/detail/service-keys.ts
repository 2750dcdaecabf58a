import { categoryOf, getService, type PageServiceId, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import type { TextKey } from '../texts';

/** The text keys of a service's included items; the catalogue has their number. */
export function includedKeys(id: PageServiceId): TextKey[] {
  const count = getService(id).included ?? 0;
  return Array.from({ length: count }, (_, index) => `service.${id}.includes.${index}` as TextKey);
}

/** The text keys of questions and answers: two of the service, one of its category. */
export function questionKeys(id: PageServiceId): { question: TextKey; answer: TextKey }[] {
  const category = categoryOf(id);
  return [
    { question: `service.${id}.q.0`, answer: `service.${id}.a.0` },
    { question: `service.${id}.q.1`, answer: `service.${id}.a.1` },
    { question: `${category}.q`, answer: `${category}.a` },
  ];
}

/** What can happen after the first message. The texts have three steps for each. */
type Process = 'consular' | 'petition' | 'company' | 'form' | 'tax' | 'documents' | 'sending' | 'quote';

const ofCategory: Record<ServiceCategory, Process> = { visas: 'consular', company: 'company', tax: 'tax' };

const ofService: Partial<Record<PageServiceId, Process>> = {
  eb1a: 'petition',
  eb2niw: 'petition',
  specialCases: 'quote',
  complementary: 'documents',
  itin: 'form',
  w7: 'form',
  w9: 'form',
  submission: 'sending',
  otherDocuments: 'quote',
};

/** The text keys of the next steps, in order. */
export function stepKeys(id: PageServiceId) {
  const process = ofService[id] ?? ofCategory[categoryOf(id)];
  return [`steps.${process}.0`, `steps.${process}.1`, `steps.${process}.2`] as const;
}
