import { everything, isFiltered, readAuditFilter, toAuditQuery } from './audit-filter';

const read = (query: string) => readAuditFilter(new URLSearchParams(query));

test.each(['2030-02-31', '2030-13-01', '2030-00-10', '0999-01-01', '10000-01-01', 'today'])(
  'ignores the day %s',
  (day) => {
    expect(read(`de=${day}&ate=${day}`)).toEqual(everything);
  },
);

test('ends with the last moment of a day, over months and years', () => {
  const { desde, ate } = toAuditQuery({ ...everything, de: '2028-02-29', ate: '2029-12-31' });
  expect([desde, ate]).toEqual(['2028-02-29T05:00:00.000Z', '2030-01-01T05:00:00.000Z']);
});

test('keeps a person as typed in the URL, and searches without the spaces around', () => {
  const filter = read('pessoa=+ana+');
  expect(filter.pessoa).toBe(' ana ');
  expect(toAuditQuery(filter).pessoa).toBe('ana');
  expect(read(`pessoa=${'a'.repeat(300)}`).pessoa).toHaveLength(254);
});

test('is no filter with spaces alone, and searches without control characters', () => {
  expect(isFiltered(read('pessoa=++'))).toBe(false);
  expect(read('pessoa=an%00a%09').pessoa).toBe('ana');
});
