import type { Beacon, Failure } from '@ponte/contract/beacon';
import { createReports } from './reports';

const arrived = (build: string): Beacon => ({ remote: 'remote-chat', build, phase: 'ready', kind: 'ok' });
const missing: Failure = { phase: 'chunk', kind: 'missing' };
const failed = (build: string, failure: Failure = missing): Beacon => ({ remote: 'remote-chat', build, ...failure });

function setUp() {
  const sent: Beacon[] = [];
  const waiting: (() => void)[] = [];
  const reports = createReports(
    (beacon) => sent.push(beacon),
    (work) => waiting.push(work),
  );
  return { ...reports, sent, idle: () => waiting.splice(0).forEach((work) => work()) };
}

test('an arrival waits until the page is interactive and idle, and is sent once', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  add(arrived('a'));
  idle();
  expect(sent).toEqual([]);
  sendArrivals();
  expect(sent).toEqual([]);
  add(arrived('a'));
  idle();
  add(arrived('a'));
  idle();
  expect(sent).toEqual([arrived('a')]);
});

test('what arrives later waits for the next quiet moment', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  sendArrivals();
  idle();
  add(arrived('a'));
  expect(sent).toEqual([]);
  idle();
  expect(sent).toEqual([arrived('a')]);
});

test('a healed page reports both builds, the failure at once', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  add(failed('b'));
  expect(sent).toEqual([failed('b')]);
  add(arrived('a'));
  sendArrivals();
  idle();
  expect(sent).toEqual([failed('b'), arrived('a')]);
});

test('a build that came and then failed to render is a failure only', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  const render = failed('b', { phase: 'render', kind: 'other' });
  add(arrived('b'));
  add(render);
  sendArrivals();
  idle();
  expect(sent).toEqual([render]);
});

test('a build that fails again when it is retried, or comes then, is reported once', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  sendArrivals();
  add(failed('b'));
  add(failed('b'));
  add(arrived('b'));
  idle();
  expect(sent).toEqual([failed('b')]);
});

test('a visitor who leaves before the page is interactive is counted all the same', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  add(arrived('a'));
  window.dispatchEvent(new Event('pagehide'));
  sendArrivals();
  idle();
  expect(sent).toEqual([arrived('a')]);
});
