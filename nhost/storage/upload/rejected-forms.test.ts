import { asUser } from '../../testing/data-test';
import { createStorageTest, rejectedWith, toForm } from '../../testing/storage-test';

const { signUp, upload, sendForm, contents, incoming, countRows } = createStorageTest();
const hello = { content: 'hello', name: 'hello.txt' };
afterEach(async () => expect([incoming(), contents(), await countRows()]).toEqual([[], [], 0]));

it.each<[string, unknown]>([
  ['no JSON', '{'],
  ['a list', []],
  ['a number as id', { id: 7 }],
  ['a path as id', { id: '../../etc/passwd' }],
  ['a name with a line break', { name: 'a\r\nset-cookie: b' }],
  ['a name with a NUL', { name: 'a\0b' }],
  ['a name that turns the direction', { name: 'a\u202egnp.exe' }],
  ['a long name', { name: 'x'.repeat(256) }],
  ['metadata that is no object', { metadata: [] }],
  ['metadata with a NUL', '{"metadata": {"a": "\\u0000"}}'],
])('rejects metadata that is %s', async (_case, metadata) => {
  expect(await upload([{ ...hello, metadata }], asUser(await signUp()))).toMatchObject(
    rejectedWith(400, "couldn't decode metadata"),
  );
});

it.each<[string, Buffer, RegExp]>([
  ['no file', toForm([], { 'bucket-id': 'default' }), /file\[\] not found/],
  ['less metadata than files', toForm([{ ...hello, metadata: {} }, hello]), /length mismatch/],
  ['another field with a file', toForm([{ ...hello, field: 'avatar' }]), /file\[\]/],
  ['many files', toForm(Array.from({ length: 21 }, () => hello)), /too many parts/],
  [
    'many fields',
    toForm([hello], Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`a${i}`, 'b']))),
    /too many/,
  ],
  ['a large field', toForm([hello], { 'bucket-id': 'x'.repeat(70_000) }), /too large/],
  ['a form that breaks off', toForm([hello]).subarray(0, 150), /not complete/],
  ['nothing', Buffer.alloc(0), /not complete/],
  ['nonsense', Buffer.from('nonsense'.repeat(100)), /not complete/],
])('rejects %s', async (_case, form, message) => {
  expect(await sendForm(form, asUser(await signUp()))).toMatchObject(rejectedWith(400, message));
});

it.each([
  ['application/json', 415],
  ['multipart/form-data', 400],
  ['text/plain', 415],
])('rejects a body of type %s with %d', async (type, status) => {
  expect(await sendForm(toForm([hello]), { ...asUser(await signUp()), 'content-type': type })).toMatchObject({
    status,
  });
});
