/** Writes nginx's configuration language: blocks, maps and quoting. */

/** Quotes a string as one argument. nginx still expands variables in it. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

export function block(head: string, lines: readonly string[]): string {
  const indented = lines.flatMap((line) => line.split('\n')).map((line) => (line ? `  ${line}` : line));
  return [`${head} {`, ...indented, '}'].join('\n');
}

/** Pairs of a source value (a string in any case, or a pattern after `~`) and the variable's value. */
export type MapEntries = readonly (readonly [key: string, value: string])[];

export function map(source: string, variable: string, otherwise: string, entries: MapEntries): string {
  const lines = entries.map(([key, value]) => `${quote(key)} ${quote(value)};`);
  return block(`map ${quote(source)} $${variable}`, [`default ${quote(otherwise)};`, ...lines]);
}

/** A map whose source changes during a request; other maps are evaluated once. */
export function volatileMap(...[source, variable, otherwise, entries]: Parameters<typeof map>): string {
  return map(source, variable, otherwise, entries).replace('{', '{\n  volatile;');
}

/** The pattern that corresponds to `isBelow`. */
export function below(prefixes: readonly string[]): string {
  return `^(?:${prefixes.join('|')})(?:/|$)`;
}

export function onlyFor(methods: readonly string[]): string {
  return `if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }`;
}
