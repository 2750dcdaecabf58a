import type { PageServiceId } from './catalogue';

/** How long an authority takes. The texts describe each. */
export type GovernmentTime = 'stateFiling' | 'itin' | 'consulate' | 'uscis';

export interface ServiceFacts {
  /** The working days that the consultancy's own work takes. */
  readonly ourDays?: { readonly from: number; readonly to: number };
  readonly governmentTime?: GovernmentTime;
}

/**
 * What a service's page says in its summary; an absent fact is not shown. Only what the texts of the pages say too. In a
 * file of its own, because only detail pages bundle it.
 */
export const serviceFacts: Readonly<Partial<Record<PageServiceId, ServiceFacts>>> = {
  b1b2: { governmentTime: 'consulate' },
  family: { governmentTime: 'consulate' },
  f1: { governmentTime: 'consulate' },
  f2: { governmentTime: 'consulate' },
  renewal: { governmentTime: 'consulate' },
  eb1a: { governmentTime: 'uscis' },
  eb2niw: { governmentTime: 'uscis' },
  otherWork: { governmentTime: 'uscis' },
  companyOpening: { governmentTime: 'stateFiling' },
  itin: { governmentTime: 'itin' },
  w7: { governmentTime: 'itin' },
};
