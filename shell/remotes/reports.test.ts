import type { Beacon, Failure } from '@ponte/contract/beacon';
import { createReports } from './reports';

const arrived = (build: string): Beacon => ({ remote: 'remote-chat', build, phase: 'ready', kind: 'ok' });
const missing: Failure = { phase: 'chunk', kind: 'missing' };
const failed = (build: string, failure: Failure = missing): Beacon => ({ remote: 'remote-chat', build, ...failure });

function setUp() {
  const sent: Beacon[] = [];
  const pending: (() => void)[] = [];
  const reports = createReports(
    (beacon) => sent.push(beacon),
    (work) => pending.push(work),
  );
  return { ...reports, sent, idle: () => pending.splice(0).forEach((work) => work()) };
}

test('sends an arrival once, when the page is interactive and idle', () => {
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

test('sends a later arrival when the page is idle again', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  sendArrivals();
  idle();
  add(arrived('a'));
  expect(sent).toEqual([]);
  idle();
  expect(sent).toEqual([arrived('a')]);
});

test('reports both builds of a healed page, the failure at once', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  add(failed('b'));
  expect(sent).toEqual([failed('b')]);
  add(arrived('a'));
  sendArrivals();
  idle();
  expect(sent).toEqual([failed('b'), arrived('a')]);
});

test('reports only the failure of a build that arrived and then failed to render', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  const render = failed('b', { phase: 'render', kind: 'other' });
  add(arrived('b'));
  add(render);
  sendArrivals();
  idle();
  expect(sent).toEqual([render]);
});

test('reports a build once when a retry fails again or succeeds', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  sendArrivals();
  add(failed('b'));
  add(failed('b'));
  add(arrived('b'));
  idle();
  expect(sent).toEqual([failed('b')]);
});

test('sends arrivals when the page is left before it is interactive', () => {
  const { add, sendArrivals, sent, idle } = setUp();
  add(arrived('a'));
  window.dispatchEvent(new Event('pagehide'));
  sendArrivals();
  idle();
  expect(sent).toEqual([arrived('a')]);
});
