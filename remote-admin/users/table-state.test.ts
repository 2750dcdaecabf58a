import { chooseSort, readTableState, writeTableState } from './table-state';

const read = (query: string) => readTableState(new URLSearchParams(query));

test.each(['', 'q=a+b&sort=site&dir=desc&page=3', 'sort=id', 'page=2'])('%j is read and written the same', (query) => {
  expect(writeTableState(read(query)).toString()).toBe(query);
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e999', 'sort=senha', 'dir=up'])(
  '%s means nothing',
  (query) => {
    expect(read(query)).toEqual({ q: '', sort: undefined, dir: 'asc', page: 1 });
  },
);

test('another column starts ascending on page 1, the same one turns round', () => {
  const first = chooseSort(read('sort=id&dir=desc&page=4&q=x'), 'email');
  expect(first).toEqual({ q: 'x', sort: 'email', dir: 'asc', page: 1 });
  expect(chooseSort(first, 'email').dir).toBe('desc');
  expect(chooseSort(chooseSort(first, 'email'), 'email').dir).toBe('asc');
});
