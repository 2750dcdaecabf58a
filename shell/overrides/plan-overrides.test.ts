import { planOverrides } from './plan-overrides';

const chat = 'http://localhost:3003';

test.each([
  [`remote-chat@${chat}`, chat],
  [`remote-chat@${chat}/`, chat],
  ['remote-chat@https://127.0.0.1:8443', 'https://127.0.0.1:8443'],
  ['remote-chat@http://LOCALHOST', 'http://localhost'],
  ['remote-chat@http://[::1]:3003', chat],
])('%s loads the part from %s', (requested, origin) => {
  expect(planOverrides([requested])).toEqual({ overrides: new Map([['remote-chat', origin]]), rejected: [] });
});

test.each([
  ['remote-news@http://localhost:3003', 'part'],
  ['shell@http://localhost:3003', 'part'],
  ['remote-chat', 'part'],
  ['remote-chat@localhost:3003', 'address'],
  ['remote-chat@javascript:alert(1)', 'address'],
  ['remote-chat@http://localhost:3003/builds', 'address'],
  ['remote-chat@http://localhost:3003?x', 'address'],
  ['remote-chat@http://localhost@evil.example', 'address'],
  ['remote-chat@http://evil.example', 'host'],
  ['remote-chat@http://localhost.evil.example:3003', 'host'],
  ['remote-chat@http://192.168.0.2:3003', 'host'],
  ['remote-chat@http://0.0.0.0:3003', 'host'],
])('%s is rejected for its %s', (requested, reason) => {
  expect(planOverrides([requested])).toEqual({ overrides: new Map(), rejected: [{ requested, reason }] });
});

test('overrides several parts, each by the last request for it', () => {
  const { overrides } = planOverrides(
    ['remote-chat@http://localhost:1', `remote-chat@${chat}`, 'remote-admin@http://localhost:4'],
    new Map([['remote-public', 'http://localhost:5']]),
  );
  expect(Object.fromEntries(overrides)).toEqual({
    'remote-public': 'http://localhost:5',
    'remote-chat': chat,
    'remote-admin': 'http://localhost:4',
  });
});

test('removes one override without an address, and all with an empty value', () => {
  const previous = new Map([
    ['remote-chat', chat],
    ['remote-admin', chat],
  ] as const);
  expect([...planOverrides(['remote-chat@'], previous).overrides.keys()]).toEqual(['remote-admin']);
  expect(planOverrides([''], previous).overrides.size).toBe(0);
});
