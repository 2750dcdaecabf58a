import { startOwnSite } from '../site/own-site';
import { buildChanged, reword } from '../site/other-build';
import { readHelBuild } from '../site/hel';
import { until } from '../site/until';
import { test } from '../site/test';
import { writeResults } from './write-results';

const rounds = 5;

test('how long a rollback takes to reach visitors', async () => {
  const site = await startOwnSite();
  const other = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.hel', 'Hel de teste'));
  await site.ponte('publish', 'remote-chat', other.dist);
  const untilServed: number[] = [];
  const untilEnded: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await site.ponte('promote', `remote-chat@${other.build}`, '--why', 'a new greeting');
    const started = performance.now();
    const command = site
      .ponte('rollback', 'remote-chat', '--why', 'the old one was better')
      .then(() => untilEnded.push(performance.now() - started));
    const isOld = async () => readHelBuild(await (await fetch(site.url)).text()) !== other.build;
    await until('the build before is served', isOld, 60_000);
    untilServed.push(performance.now() - started);
    await command;
  }
  await writeResults('rollback', {
    unit: 'ms from the start of the command',
    goals: { untilServed: 1000 },
    measured: { untilServed: untilServed.map(Math.round), untilEnded: untilEnded.map(Math.round) },
  });
  await other.remove();
  await site.stop();
});
