import type { PageServiceId } from './catalogue';

/** How long an authority takes. The texts describe each. */
type GovernmentTime = 'stateFiling' | 'itin';

/** What the visitor sends so that the work can begin. The texts describe each. */
type FirstDocuments = 'i20' | 'evidence' | 'company' | 'companyAndIdentity' | 'form' | 'year' | 'photos';

export interface ServiceFacts {
  /** The working days that the consultancy's own work takes. */
  readonly ourDays?: { readonly from: number; readonly to: number };
  readonly governmentTime?: GovernmentTime;
  readonly youSend?: FirstDocuments;
}

/**
 * What a service's page says in its summary; an absent fact is not shown. Only what the texts of the pages say too. In a
 * file of its own, because only detail pages bundle it.
 */
export const serviceFacts: Readonly<Partial<Record<PageServiceId, ServiceFacts>>> = {
  f1: { youSend: 'i20' },
  eb1a: { youSend: 'evidence' },
  eb2niw: { youSend: 'evidence' },
  specialCases: { youSend: 'photos' },
  complementary: { youSend: 'photos' },
  companyOpening: { governmentTime: 'stateFiling', youSend: 'company' },
  fiscalAddress: { youSend: 'companyAndIdentity' },
  operatingAgreement: { youSend: 'company' },
  businessLicense: { youSend: 'company' },
  itin: { governmentTime: 'itin', youSend: 'form' },
  w7: { governmentTime: 'itin', youSend: 'form' },
  taxReturn: { youSend: 'year' },
  scheduleC: { youSend: 'year' },
  childTaxCredit: { youSend: 'year' },
  w9: { youSend: 'form' },
  otherDocuments: { youSend: 'photos' },
  submission: { youSend: 'form' },
};
