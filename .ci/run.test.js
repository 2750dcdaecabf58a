/* global describe, expect, test */
import { evaluate } from './outcome.js';
import { planSteps } from './steps.js';
import { isGreen, summarize } from './summary.js';

const jestReport = (changes = {}) =>
  JSON.stringify({ numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, testResults: [], ...changes });
const playwrightReport = (stats = {}, changes = {}) =>
  JSON.stringify({ stats: { expected: 3, skipped: 0, ...stats }, errors: [], suites: [], ...changes });
const unit = { command: 'npm run test:unit', reporter: 'jest' };
const stories = { command: 'npm run test:e2e', reporter: 'playwright' };
const run = (report, code = 0) => ({ code, report, tail: ['the last line'] });

describe('the plan', () => {
  const workspaces = [
    { name: 'backend', scripts: { 'test:slow': 'jest' } },
    { name: 'gallery', scripts: {} },
    { name: 'e2e', scripts: { 'test:slow': 'playwright test' } },
  ];

  test('has a step for each command, and for each workspace that has the script', () => {
    const scripts = {
      test: 'npm run check && npm run test:unit',
      'test:slow': 'npm run build:tools --silent && npm run test:slow --workspaces --if-present',
    };
    expect(planSteps(['test', 'test:slow'], scripts, workspaces)).toEqual([
      { name: 'check', command: 'npm run check', reporter: 'none' },
      { name: 'test:unit', command: 'npm run test:unit', reporter: 'jest' },
      { name: 'build:tools', command: 'npm run build:tools --silent', reporter: 'none' },
      { name: 'test:slow -w backend', command: 'npm run test:slow -w backend', reporter: 'jest' },
      { name: 'test:slow -w e2e', command: 'npm run test:slow -w e2e', reporter: 'playwright' },
    ]);
  });

  test('rejects a missing script', () => {
    expect(() => planSteps(['test'], {}, workspaces)).toThrow('package.json has no script test');
  });
});

describe('a step', () => {
  test.each([
    [unit, jestReport()],
    [stories, playwrightReport()],
  ])('passes with the tests of its report: %j', (step, report) => {
    expect(evaluate(step, run(report))).toEqual({ passed: 3, skipped: 0, failures: [] });
  });

  test.each([
    ['missing', undefined],
    ['cut off', '{"stats": {'],
    ['of another shape', '{}'],
  ])('fails when its report is %s, although it ended with 0', (_, report) => {
    for (const step of [unit, stories]) {
      expect(evaluate(step, run(report)).failures).toEqual([`${step.command} left no report of its tests`]);
    }
  });

  test('fails when it ran no test', () => {
    expect(evaluate(unit, run(jestReport({ numPassedTests: 0 }))).failures).toEqual(['npm run test:unit ran no test']);
  });

  test('fails by its exit code, although every test passed', () => {
    const [failure] = evaluate(unit, run(jestReport(), 1)).failures;
    expect(failure).toBe('npm run test:unit ended with 1\nthe last line');
  });

  test('without a reporter passes or fails by its exit code', () => {
    const check = { command: 'npm run check', reporter: 'none' };
    expect(evaluate(check, run(undefined)).failures).toEqual([]);
    expect(evaluate(check, run(undefined, 2)).failures).toEqual(['npm run check ended with 2\nthe last line']);
  });

  test('names the tests of jest that failed, and files that did not load', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2'] },
      { status: 'passed', fullName: 'multiplies', failureMessages: [] },
    ];
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(evaluate(unit, run(jestReport({ testResults }), 1)).failures).toEqual([
      'a.test.ts: adds\n1 is not 2',
      'b.test.ts\nno such module',
    ]);
  });

  test('names the stories that failed or passed only on a retry, and errors outside of stories', () => {
    const results = [{ errors: [{ message: 'no such page' }] }];
    const spec = (title, status) => ({ title, tests: [{ status, results }] });
    const suites = [
      {
        file: 'a.spec.ts',
        suites: [{ file: 'a.spec.ts', specs: [spec('opens', 'unexpected'), spec('closes', 'expected')] }],
      },
      { file: 'b.spec.ts', specs: [spec('waits', 'flaky')] },
    ];
    const report = playwrightReport({}, { suites, errors: [{ message: 'no server' }] });
    expect(evaluate(stories, run(report, 1)).failures).toEqual([
      'no server',
      'a.spec.ts: opens\nno such page',
      'b.spec.ts: waits\nno such page',
    ]);
  });
});

describe('the summary', () => {
  const install = { name: 'install', seconds: 30, passed: 0, skipped: 0, failures: [] };
  const e2e = { name: 'test:e2e', seconds: 90, passed: 5, skipped: 0, failures: [] };

  test('ends with the duration of each step and the closing line', () => {
    expect(summarize([install, e2e])).toEqual([
      '',
      'install      0.5 min',
      'test:e2e     1.5 min',
      'everything   2.0 min',
      '5 passed, 0 failed',
    ]);
    expect(isGreen([install, e2e])).toBe(true);
  });

  test('is not green when a step failed, skipped a test, or none ran a test', () => {
    const failed = { ...e2e, failures: ['opens'] };
    const skipped = { ...e2e, skipped: 2 };
    expect(summarize([install, failed]).at(-1)).toBe('5 passed, 1 failed');
    expect(summarize([install, skipped]).at(-1)).toBe('5 passed, 0 failed, 2 skipped');
    expect([[install, failed], [install, skipped], [install]].map(isGreen)).toEqual([false, false, false]);
  });

  test('repeats what failed, without colors, before the durations', () => {
    const failed = { ...e2e, failures: ['opens\n\u001b[31mno such page\u001b[0m'] };
    expect(summarize([failed]).slice(0, 4)).toEqual(['', 'opens', 'no such page', '']);
  });
});
