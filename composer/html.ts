const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A start tag without the attributes that are undefined or false. */
export function tag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escapeHtml(value)}"`];
  });
  return `<${name}${pairs.join('')}>`;
}

/** JSON that is safe inside a script element. */
export function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
