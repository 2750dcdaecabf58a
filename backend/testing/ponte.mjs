/** A fake of the command: prints what the store's folder holds, and records its arguments. */
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

const [, , ...args] = process.argv;
const store = args.find((arg) => arg.startsWith('--store=')).slice('--store='.length);
const { PONTE_BY: by, SITE_URL: site, JWT_SECRET: secret } = process.env;
appendFileSync(`${store}/calls`, `${JSON.stringify({ args, by, site, secret })}\n`);
appendFileSync(`${store}/runs`, '+');
process.on('exit', () => appendFileSync(`${store}/runs`, '-'));

const file = `${store}/output`;
const output = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const release = (serial, chat) => ({
  serial,
  at: `2026-03-0${serial}T09:00:00.000Z`,
  by: 'ana',
  why: `release ${serial}`,
  action: 'promote',
  subject: ['remote-chat'],
  shell: build(1),
  remotes: {
    'remote-public': { build: build(1) },
    'remote-admin': { build: build(1) },
    'remote-chat': { build: chat },
  },
});
const part = (name, serial, live, lastKnownGood) => {
  const { at, by: author, why } = release(serial, live);
  return { part: name, build: live, since: { serial, at, by: author, why }, lastKnownGood };
};
const older = { publishedAt: '2026-03-01T08:00:00.000Z', lastKnownGood: false, lastLive: 1, reasons: [] };

function build(n) {
  return `1.0.0-${String(n).padStart(12, '0')}`;
}

const usual = {
  status: {
    release: { ...release(2, build(2)), canary: output.canary },
    parts: [part('shell', 1, build(1), null), part('remote-chat', 2, build(2), build(1))],
  },
  history: { releases: [release(2, build(2)), release(1, build(1))] },
  list: {
    part: args[1],
    builds: [
      { ...older, build: build(2), state: 'live', lastLive: 2 },
      { ...older, build: build(1), state: 'compatible', lastKnownGood: true },
      { ...older, build: build(9), state: 'incompatible', lastLive: null, reasons: ['needs react ^20.0.0'] },
    ],
  },
  rollback: {
    outcome: 'changed',
    release: { ...release(3, build(1)), action: 'rollback', withdrawn: { part: 'remote-chat', build: build(2) } },
  },
};

const name = args.includes('--list') ? 'list' : args[0];
if (output.barrier) await once(connect(output.barrier).resume(), 'close');
process.stdout.write(output.text ?? JSON.stringify(output.json ?? usual[name]));
process.exitCode = output.code ?? 0;
