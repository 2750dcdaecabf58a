/** Finds a cookie's value in a `Cookie` header, for both engines (see `rules.ts`). The first one counts. */
export function cookiePattern(name: string, value: string): string {
  return `(?:^|;[ ]*)${name}=(${value})(?:;|$)`;
}
