import { reloadPage } from './reload-page';

// jsdom cannot reload: it reports the attempt.
const reload = jest.spyOn(console, 'error');
const respond = (status: number, type: string) => {
  const headers = { get: () => type };
  window.fetch = jest.fn(() => Promise.resolve({ ok: status < 400, headers } as unknown as Response));
};

const openAt = (url: string) => Object.assign(performance, { getEntriesByType: () => [{ name: url }] });
beforeEach(() => openAt('http://localhost/sobre'));

test('loads a page that the server has', async () => {
  respond(200, 'text/html; charset=utf-8');
  reload.mockImplementation(() => {});
  expect(await reloadPage()).toBe(true);
  expect(fetch).toHaveBeenCalledWith('http://localhost/', expect.objectContaining({ method: 'HEAD' }));
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockReset();
});

test.each([
  [404, 'text/html'],
  [500, 'text/html'],
  [200, 'application/json'],
])('stays when the server responds %i with %s', async (status, type) => {
  respond(status, type);
  expect(await reloadPage()).toBe(false);
});

test('never loads the first page of a document again', async () => {
  respond(200, 'text/html');
  openAt('http://localhost/?from=mail');
  expect(await reloadPage()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
