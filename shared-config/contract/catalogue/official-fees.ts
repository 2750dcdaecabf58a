/**
 * Amounts in US dollars that others charge or grant; the texts name them so that nobody takes them for the consultancy's
 * price.
 */
export const officialFees = {
  stateFiling: { from: 50, to: 150 },
  stateFee: { from: 50, to: 300 },
  ein: 0,
  childCreditUpTo: 2000,
} as const;
