import { chooseSort, readTableState, writeTableState } from './use-users-table';

const read = (query: string) => readTableState(new URLSearchParams(query));

test.each(['', 'q=a+b&sort=site&dir=desc&page=3', 'sort=id', 'page=2'])('reads %j and writes it unchanged', (query) => {
  expect(writeTableState(read(query)).toString()).toBe(query);
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e999', 'sort=senha', 'dir=up'])('ignores %s', (query) => {
  expect(read(query)).toEqual({ q: '', sort: undefined, dir: 'asc', page: 1 });
});

test('sorts a new column ascending from page 1, and reverses the same column', () => {
  const first = chooseSort(read('sort=id&dir=desc&page=4&q=x'), 'email');
  expect(first).toEqual({ q: 'x', sort: 'email', dir: 'asc', page: 1 });
  expect(chooseSort(first, 'email').dir).toBe('desc');
  expect(chooseSort(chooseSort(first, 'email'), 'email').dir).toBe('asc');
});
