import { createSortOrders, type Direction, type SortKey } from './sort-orders';
import { createRow } from './user-rows';

const rows = [
  { id: 10, email: 'b@x', role_nome: 'Cliente', site_nome: null },
  { id: 9, email: 'Á@x', role_nome: 'cliente', site_nome: 'Zebra' },
  { id: 100, email: null, role_nome: 'Admin', site_nome: 'ábaco' },
  { id: 1, email: 'a@x', role_nome: 'Cliente', site_nome: 'Bela' },
  { id: 2, email: '', tipo: 'Admin', site_slug: 'casa' },
].map((user) => createRow(user, String));

const sort = (key: SortKey, direction: Direction) => createSortOrders(rows, 'pt')[key][direction].map(({ id }) => id);

test('sorts IDs as numbers', () => {
  expect(sort('id', 'asc')).toEqual([1, 2, 9, 10, 100]);
  expect(sort('id', 'desc')).toEqual([100, 10, 9, 2, 1]);
});

test('sorts texts by the rules of the language, missing ones last in both directions', () => {
  expect(sort('email', 'asc')).toEqual([1, 9, 10, 100, 2]);
  expect(sort('email', 'desc')).toEqual([10, 9, 1, 100, 2]);
  expect(sort('site', 'asc')).toEqual([100, 1, 2, 9, 10]);
  expect(sort('site', 'desc')).toEqual([9, 2, 1, 100, 10]);
});

test('sorts by when people were last seen, those who never were last', () => {
  const times = { 10: '2026-11-20T00:00:00Z', 9: '2026-01-20T00:00:00Z', 2: '2026-11-20T00:00:00.001Z', 1: null };
  const seen = rows.map(({ id }) => createRow({ id, ultimo_acesso: times[id as keyof typeof times] }, String));
  const { asc, desc } = createSortOrders(seen, 'pt').seen;
  expect(asc.map(({ id }) => id)).toEqual([9, 10, 2, 100, 1]);
  expect(desc.map(({ id }) => id)).toEqual([2, 10, 9, 100, 1]);
});

test('keeps the original order of equal values in both directions', () => {
  expect(sort('type', 'asc')).toEqual([100, 2, 9, 10, 1]);
  expect(sort('type', 'desc')).toEqual([10, 1, 9, 100, 2]);
});

test('compares the values of ten thousand rows once, and not when it sorts', () => {
  const { compare } = new Intl.Collator('pt');
  const counted = jest.fn(compare);
  jest.spyOn(Intl, 'Collator').mockReturnValue({ compare: counted } as unknown as Intl.Collator);
  const count = 10_000;
  const many = Array.from({ length: count }, (_, id) =>
    createRow({ id, email: `${(id * 7919) % 10_007}@x.example`, role_nome: id % 3 ? 'Cliente' : 'Admin' }, String),
  );
  const orders = createSortOrders(many, 'pt');
  // Sorting the e-mails, then comparing neighbours. Two types and no site are negligible.
  const expected = count * Math.log2(count) + count;
  expect(counted.mock.calls.length).toBeLessThan(expected);
  counted.mockClear();
  expect(orders.email.desc[0]?.email).toBe('9999@x.example');
  expect(orders.type.asc[0]?.type).toBe('Admin');
  expect(orders.email.asc).toHaveLength(count);
  expect(counted).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
