type Texts = Readonly<Record<string, string>>;

/** `{{name}}` in a part of the page, `{name}` in the backend. */
const placeholdersIn = (text: string) => (text.match(/\{\{[^{}]*\}\}|\{\w+\}/g) ?? []).sort().join(' ') || 'none';

/**
 * Compares the placeholders of every text with those of the source, which is Portuguese. A missing text has none.
 *
 * @returns for each text that differs, ready to read in a failed test: part, language, key, what each has, and both texts.
 */
export function comparePlaceholders(part: string, { pt, ...others }: Readonly<Record<'pt' | 'en' | 'es', Texts>>) {
  return Object.entries(others).flatMap(([language, table]) =>
    Object.entries(pt).flatMap(([key, source]) => {
      const text = table[key];
      const [wanted, found] = [placeholdersIn(source), placeholdersIn(text ?? '')];
      if (wanted === found) return [];
      return [
        `${part}, ${language}, ${key}: its placeholders are ${found}, those of pt are ${wanted}\n` +
          `  ${language}: ${text ?? '(no text)'}\n  pt: ${source}`,
      ];
    }),
  );
}
