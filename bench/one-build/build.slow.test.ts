import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = `
import { buildInOne } from './one-build/build.ts';
const { assetsOf } = await buildInOne();
process.stdout.write(JSON.stringify({ home: assetsOf('home'), assistant: assetsOf('assistant') }));
`;

test('builds the shell with the pages of other parts, and the styles of each page', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: join(__dirname, '..'), encoding: 'utf8', timeout: 120_000 },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const files = {
    js: expect.arrayContaining([expect.stringMatching(/\.js$/)]),
    css: expect.arrayContaining([expect.stringMatching(/\.css$/)]),
  };
  expect(JSON.parse(stdout)).toEqual({ home: files, assistant: files });
});
