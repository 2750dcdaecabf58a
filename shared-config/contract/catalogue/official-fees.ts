/**
 * Amounts in US dollars that authorities charge or grant. The texts name them so that they are not mistaken for the
 * consultancy's prices. In a file of its own, because only detail pages bundle it.
 */
export const officialFees = {
  stateFiling: { from: 50, to: 150 },
  stateFee: { from: 50, to: 300 },
  ein: 0,
  childCreditUpTo: 2000,
} as const;
