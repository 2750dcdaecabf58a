import { categoryOf, getService, type PageServiceId, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import type { Language } from '@ponte/contract/language';
import type { AnsweredQuestion } from '../layout/QuestionList';
import { officialAmounts } from '../offer/service-offer';
import type { TextKey, Translate } from '../texts';

/** The text keys of a service's included items; the catalogue has their number. */
export function includedKeys(id: PageServiceId): TextKey[] {
  const count = getService(id).included ?? 0;
  return Array.from({ length: count }, (_, index) => `service.${id}.includes.${index}` as TextKey);
}

/** The questions of a service's page: two of the service, one of its category. */
export function serviceQuestions(t: Translate, language: Language, id: PageServiceId): AnsweredQuestion[] {
  const category = categoryOf(id);
  const keys = [
    [`service.${id}.q.0`, `service.${id}.a.0`],
    [`service.${id}.q.1`, `service.${id}.a.1`],
    [`${category}.q`, `${category}.a`],
  ] as const;
  return keys.map(([question, answer]) => ({ question: t(question), answer: t(answer, officialAmounts(language)) }));
}

/** What can happen after the first message. The texts have three steps for each. */
type Process =
  | 'consular'
  | 'petition'
  | 'employer'
  | 'company'
  | 'address'
  | 'contract'
  | 'license'
  | 'itin'
  | 'form'
  | 'tax'
  | 'documents'
  | 'sending'
  | 'quote';

const ofCategory: Record<ServiceCategory, Process> = { visas: 'consular', company: 'company', tax: 'tax' };

const ofService: Partial<Record<PageServiceId, Process>> = {
  eb1a: 'petition',
  eb2niw: 'petition',
  otherWork: 'employer',
  specialCases: 'quote',
  complementary: 'documents',
  fiscalAddress: 'address',
  operatingAgreement: 'contract',
  businessLicense: 'license',
  itin: 'itin',
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
