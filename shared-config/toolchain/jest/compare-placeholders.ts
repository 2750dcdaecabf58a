type Texts = Readonly<Record<string, string>>;

/** The page's parts write `{{name}}`, the backend `{name}`. */
const placeholdersIn = (text: string) => (text.match(/\{\{[^{}]*\}\}|\{\w+\}/g) ?? []).sort().join(' ') || 'none';

/**
 * Compares the placeholders of every text with those of the source language, Portuguese. A missing text has none.
 *
 * @returns a message for each text that differs: part, language, key, both lists of placeholders, and both texts.
 */
export function comparePlaceholders(part: string, { pt, ...others }: Readonly<Record<'pt' | 'en' | 'es', Texts>>) {
  return Object.entries(others).flatMap(([language, table]) =>
    Object.entries(pt).flatMap(([key, source]) => {
      const text = table[key];
      const [expected, actual] = [placeholdersIn(source), placeholdersIn(text ?? '')];
      if (expected === actual) return [];
      return [
        `${part}, ${language}, ${key}: its placeholders are ${actual}, those of pt are ${expected}\n` +
          `  ${language}: ${text ?? '(no text)'}\n  pt: ${source}`,
      ];
    }),
  );
}
