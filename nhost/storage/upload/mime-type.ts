const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
type Signature = readonly [type: string, bytes: ReadonlyArray<number | undefined>];
// `undefined` stands for any byte: these formats begin with a length, or have one inside.
const riff = (kind: string) => [...ascii('RIFF'), ...Array<undefined>(4), ...ascii(kind)];
const box = (brand: string) => [0, 0, undefined, undefined, ...ascii(`ftyp${brand}`)];

const signatures: readonly Signature[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  ['image/gif', ascii('GIF87a')],
  ['image/gif', ascii('GIF89a')],
  ['image/webp', riff('WEBP')],
  ['image/avif', box('avif')],
  ['image/avif', box('avis')],
  ['image/heic', box('heic')],
  ['image/heic', box('mif1')],
  ['image/bmp', ascii('BM')],
  ['image/tiff', ascii('II*\0')],
  ['image/tiff', ascii('MM\0*')],
  ['video/quicktime', box('qt  ')],
  ['video/mp4', box('')],
  ['video/webm', [0x1a, 0x45, 0xdf, 0xa3]],
  ['audio/wav', riff('WAVE')],
  ['audio/mpeg', ascii('ID3')],
  ['audio/ogg', ascii('OggS')],
  ['application/pdf', ascii('%PDF-')],
  ['application/zip', ascii('PK\x03\x04')],
  ['application/gzip', [0x1f, 0x8b]],
];
const signed = new Set(signatures.map(([type]) => type));
/** Formats that are a ZIP archive inside. */
const zipBased = /^application\/(vnd\.openxmlformats-officedocument\.|vnd\.oasis\.opendocument\.|epub\+zip$)/;
const textual = /^(text\/[\w.+-]+|application\/(json|xml|[\w.-]+\+(json|xml))|image\/svg\+xml)$/;
/** With its own type a page could load it as a script of this site, whatever else the response says. */
const script = /(java|ecma|j|live)script/;
const known = /^[a-z]+\/[\w.+-]{1,80}$/;
const binary = 'application/octet-stream';

/** How much of a file the type is read from. */
export const headBytes = 4096;

function isText(head: Buffer): boolean {
  // The head may end within a character.
  for (const byte of head) if (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte)) return false;
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  return !text.includes('\ufffd');
}

/**
 * The type of a content by its first bytes. What the caller declared counts only where it fits: a page that is declared as a
 * picture is text.
 */
export function decideMimeType(head: Buffer, declared: string): string {
  const stated = (declared.split(';', 1)[0] ?? '').trim().toLowerCase();
  const type = script.test(stated) ? 'text/plain' : stated;
  const found = signatures.find(([, bytes]) => bytes.every((byte, i) => byte === undefined || head[i] === byte))?.[0];
  if (found === 'application/zip' && zipBased.test(type)) return type;
  if (found) return found;
  if (isText(head)) return textual.test(type) ? type : 'text/plain';
  return known.test(type) && !signed.has(type) && !textual.test(type) ? type : binary;
}

const shown = /^(image\/(jpeg|png|gif|webp|avif)|(video|audio)\/(mp4|webm|quicktime|wav|mpeg|ogg)|text\/plain)$/;

/** Whether a browser may show a content. Anything that could run, or show other things, is downloaded. */
export const isShownInline = (type: string): boolean => shown.test(type);
