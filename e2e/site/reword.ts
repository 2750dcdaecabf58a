/** An edit of a file of texts: one of them gets other words. */
export function reword(key: string, words: string): (source: string) => string {
  const text = new RegExp(`('${key.replaceAll('.', '\\.')}':\\s*)'[^']*'`);
  return (source) => source.replace(text, `$1'${words}'`);
}
