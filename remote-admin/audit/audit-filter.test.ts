import { everything, readAuditFilter, toAuditQuery } from './audit-filter';

const read = (query: string) => readAuditFilter(new URLSearchParams(query));

test.each(['2030-02-31', '2030-13-01', '2030-00-10', '0999-01-01', '10000-01-01', 'today'])(
  'ignores the day %s',
  (day) => {
    expect(read(`de=${day}&ate=${day}`)).toEqual(everything);
  },
);

test('ends with the last moment of a day, over months and years', () => {
  const { desde, ate } = toAuditQuery({ ...everything, de: '2028-02-29', ate: '2029-12-31' });
  expect([desde, ate]).toEqual([new Date(2028, 1, 29).toISOString(), new Date(2030, 0, 1).toISOString()]);
});

test('keeps a person as typed in the URL, and searches without the spaces around', () => {
  const filter = read('pessoa=+ana+');
  expect(filter.pessoa).toBe(' ana ');
  expect(toAuditQuery(filter).pessoa).toBe('ana');
  expect(read(`pessoa=${'a'.repeat(300)}`).pessoa).toHaveLength(254);
});
