import { categoryOf, type PageServiceId, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';

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
