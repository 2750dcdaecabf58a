import { decideMimeType, isShownInline } from './mime-type';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const zip = Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1');
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const binary = Buffer.from([1, 2, 0, 255, 254]);

it.each<[string, Buffer, string, string]>([
  ['a picture', png, 'image/png', 'image/png'],
  ['a picture declared as a page', png, 'text/html', 'image/png'],
  ['a picture without a type', png, '', 'image/png'],
  ['a page declared as a picture', page, 'image/png', 'text/plain'],
  ['a page', page, 'text/html; charset=utf-8', 'text/html'],
  ['a drawing', Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml', 'image/svg+xml'],
  ['a text without a type', Buffer.from('olá'), 'application/octet-stream', 'text/plain'],
  ['a script', Buffer.from('alert(1)'), 'text/javascript', 'text/plain'],
  ['a script by another name', Buffer.from('alert(1)'), 'application/x-ECMAScript; charset=utf-8', 'text/plain'],
  ['bytes declared as a script', binary, 'application/javascript', 'application/octet-stream'],
  ['JSON', Buffer.from('{"a":1}'), 'application/json', 'application/json'],
  ['bytes declared as a picture', binary, 'image/jpeg', 'application/octet-stream'],
  ['bytes declared as text', binary, 'text/html', 'application/octet-stream'],
  ['bytes of their own kind', binary, 'application/x-ponte', 'application/x-ponte'],
  ['a strange type', binary, 'a b/c\r\nx: y', 'application/octet-stream'],
  ['an office document', zip, docx, docx],
  ['an archive', zip, 'image/png', 'application/zip'],
  ['a text cut within a character', Buffer.from('olá').subarray(0, 3), 'text/plain', 'text/plain'],
  ['text that is not UTF-8', Buffer.from([0x6f, 0x6c, 0xe1, 0x20, 0x61]), 'text/plain', 'application/octet-stream'],
  ['nothing', Buffer.alloc(0), 'image/png', 'text/plain'],
  ['a film', Buffer.from('\0\0\0\x18ftypisom', 'latin1'), 'image/png', 'video/mp4'],
  ['a drawing that poses as WebP', Buffer.from('<!--1234WEBP--><svg/>'), 'image/webp', 'text/plain'],
  ['a drawing that poses as AVIF', Buffer.from('<!--ftypavif--><svg/>'), 'image/avif', 'text/plain'],
  ['a WebP picture', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), '', 'image/webp'],
  ['an AVIF picture', Buffer.from('\0\0\0\x18ftypavif', 'latin1'), 'image/avif', 'image/avif'],
])('%s', (_case, head, declared, type) => {
  expect(decideMimeType(head, declared)).toBe(type);
});

it('lets a browser show only what does not run', () => {
  const types = ['image/png', 'image/avif', 'video/mp4', 'text/plain'];
  expect(types.filter(isShownInline)).toEqual(types);
  const active = ['text/html', 'image/svg+xml', 'application/pdf', 'text/xml', 'application/xhtml+xml', 'text/css'];
  expect([...active, 'application/octet-stream', ''].filter(isShownInline)).toEqual([]);
});
