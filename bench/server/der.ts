/** The few kinds of ASN.1 values that a certificate is made of, in their binary form. */
function value(tag: number, content: Uint8Array): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

export const sequence = (...items: Uint8Array[]) => value(0x30, Buffer.concat(items));
export const set = (...items: Uint8Array[]) => value(0x31, Buffer.concat(items));
export const integer = (number: number) => value(0x02, Buffer.from([number]));
export const bits = (content: Uint8Array) => value(0x03, Buffer.concat([Buffer.of(0), content]));
export const text = (content: string) => value(0x0c, Buffer.from(content));

/** Two digits each: year, month, day, hour, minute, second. */
export function time(date: Date): Buffer {
  return value(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));
}

/** Dotted decimal form. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return value(0x06, Buffer.from([first * 40 + second, ...others.flatMap(sevenBitsEach)]));
}

function sevenBitsEach(number: number): number[] {
  const last = number & 0x7f;
  const bytes = [last];
  for (let rest = number >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
