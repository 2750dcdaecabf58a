import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from './routes';
import { remoteNameSchema } from './part-name';
import { containerName, listRemotes, partNames, remoteNames } from './parts';

const root = join(__dirname, '..', '..');
const edit = 'edit shared-config/contract/parts.ts or the folder';

test('has a folder, a workspace and a package for every part', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const part of partNames) {
    const manifest = join(root, part, 'package.json');
    expect({ part, edit, exists: existsSync(manifest) }).toMatchObject({ exists: true });
    expect((JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name).toBe(part);
    expect(workspaces).toContain(part);
  }
});

test('has a webpack configuration for every remote that exposes the modules of its routes', () => {
  for (const remote of remoteNames) {
    const configuration = readFileSync(join(root, remote, 'webpack.config.ts'), 'utf8');
    expect(configuration).toContain(`name: '${remote}'`);
    for (const { module } of routes.filter(({ part }) => part === remote)) {
      expect({ remote, edit: 'webpack.config.ts or shared-config/contract/routes.ts', configuration }).toMatchObject({
        configuration: expect.stringMatching(new RegExp(`['"]?${module}['"]?: '\\./`)) as string,
      });
    }
  }
});

test('gives every remote the scripts of remote-chat, which new remotes copy', () => {
  const scriptsOf = (remote: string) => {
    const manifest = readFileSync(join(root, remote, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { scripts: Record<string, string> }).scripts;
  };
  for (const remote of remoteNames) {
    expect({ remote, scripts: scriptsOf(remote) }).toMatchObject({ scripts: scriptsOf('remote-chat') });
  }
});

test('accepts only names that are valid in stores and URLs', () => {
  for (const remote of remoteNames)
    expect({ remote, read: remoteNameSchema.safeParse(remote).data }).toMatchObject({ read: remote });
  for (const name of ['shell', 'remote-', 'remote-Chat', 'remote-../x', 'remote-x@1']) {
    expect({ name, success: remoteNameSchema.safeParse(name).success }).toMatchObject({ success: false });
  }
});

test('sorts remotes as in the list, and puts unlisted ones last', () => {
  const remotes = { 'remote-zoo': 5, 'remote-chat': 3, 'remote-apes': 4, 'remote-public': 1 };
  expect(listRemotes(remotes).map(([, value]) => value)).toEqual([1, 3, 4, 5]);
});

test('makes identifiers of container names', () => {
  for (const remote of remoteNames) expect(containerName(remote)).toMatch(/^[a-z_]+$/);
});
