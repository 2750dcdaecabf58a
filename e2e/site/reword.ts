/** An edit that replaces one text of a file of texts. */
export function reword(key: string, words: string): (source: string) => string {
  const text = new RegExp(`('${key.replaceAll('.', '\\.')}':\\s*)'[^']*'`);
  return (source) => source.replace(text, `$1'${words}'`);
}
