/** Visitors are divided into a hundred cohorts, `00` to `99`. A canary gets the first ones, as many as its share. */
export function listCohorts(share: number): string[] {
  return Array.from({ length: share }, (_, cohort) => String(cohort).padStart(2, '0'));
}
