import { readFileSync } from 'node:fs';
import { readConfig } from 'backend/config/config';
import { isNhostKey, nhostKeys } from 'nhost/config/config';
import { knownProviderKeys } from 'nhost/config/providers';
import { partNames } from '@ponte/contract/parts';
import { isSettingKey, siteSettingKeys } from '@ponte/contract/site-settings';
import { readSettings } from 'composer/settings';
import { readEdgeSettings } from 'edge/settings';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { completeValues, pickGiven } from 'releases/settings/site-values';
import { environmentOf, getService, readComposeFile } from './read-compose-file';
import { allInstructions, getStage, readDockerfile } from './read-dockerfile';

const { services, volumes, networks } = readComposeFile();
const stages = readDockerfile();
const own = Object.entries(services).flatMap(([name, { build }]) => (build ? [{ name, build }] : []));
const read = (file: string) => readFileSync(`${repositoryRoot}/${file}`, 'utf8');
const versionOf = (part: string) => (JSON.parse(read(`${part}/package.json`)) as { version: string }).version;
/** The variables that `ponte` reads besides the settings of the pages. */
const bucketKeys = read('releases/store/s3/settings.ts').match(/\b(AWS|PONTE|XDG)_[A-Z0-9_]+/g) ?? [];
/** Variables that a container does not need. */
const ofMachine = ['AWS_DEFAULT_REGION', 'XDG_CACHE_HOME'];
const ofCommand = [...new Set(bucketKeys)].filter((key) => !ofMachine.includes(key));
const keysOf = (name: string) => Object.keys(getService(name).environment ?? {}).sort();

/** The keys that a program reads from its environment. */
function keysReadBy(program: (env: NodeJS.ProcessEnv) => unknown): string[] {
  const keys = new Set<string>();
  program(new Proxy({}, { get: (_, key) => void keys.add(String(key)) }));
  return [...keys].filter((key) => /^[A-Z]/.test(key)).sort();
}

describe('the images', () => {
  it.each(Object.entries(services))('%s has an exact version', (_, { image }) => {
    expect(image).toMatch(/^[a-z/-]+:v?\d+\.\d+[\w.-]*$/);
  });

  it.each(Object.entries(services))('%s runs as an unprivileged user', (_, { user, build }) => {
    const runsAs = user ?? allInstructions(stages, build?.target ?? '').findLast((line) => line.startsWith('USER '));
    expect(runsAs).toMatch(/^(USER (node|www-data)|postgres|1000:1000)$/);
  });

  it.each(own)('$name is built by a stage of the Dockerfile', ({ build }) => {
    getStage(stages, build.target);
  });
});

describe('the parts', () => {
  it.each(partNames)('%s is published by its own service, which ends', (part) => {
    const { build, command, restart, image, volumes: mounted } = getService(part);
    expect(build).toMatchObject({ target: 'part', args: { PART: part } });
    expect(command).toEqual(['publish', part, '/part']);
    expect(getStage(stages, 'part').instructions).toContain('COPY --from=part-build /ponte/${PART}/dist /part');
    expect(restart).toBe('no');
    expect(image).toBe(`ponte/${part}:${versionOf(part)}`);
    expect(mounted).toContain('releases:/data/releases');
  });

  it('are promoted together by the first release', () => {
    const { command = [], depends_on: needed = {} } = getService('first-release');
    expect(command.join(' ')).toContain(`promote ${partNames.join(' ')} --why`);
    expect(Object.keys(needed)).toEqual([...partNames]);
    expect(new Set(Object.values(needed).map(({ condition }) => condition))).toEqual(
      new Set(['service_completed_successfully']),
    );
  });
});

describe('the environment', () => {
  it("of the backend has known keys with valid values, and the site's address as its only setting", () => {
    const known = read('backend/config/config.ts');
    const own = keysOf('backend').filter((key) => !isNhostKey(key) && !isSettingKey(key));
    for (const key of own) expect(known).toMatch(new RegExp(`^  ${key}: `, 'm'));
    expect(keysOf('backend').filter(isSettingKey)).toEqual(['SITE_URL']);
    expect(readConfig(environmentOf('backend'))).toMatchObject({ HOST: '0.0.0.0', PORT: 3001 });
  });

  it('of the backend has every key of the auth service, whose links lead to the site', () => {
    const expected = [...nhostKeys, ...knownProviderKeys].sort();
    expect(keysOf('backend').filter(isNhostKey)).toEqual(expected);
    expect(readConfig(environmentOf('backend')).nhost.clientUrl).toBe(readSettings({}).site.url);
  });

  it('of the backend offers the second factor under the name of the site', () => {
    const { AUTH_MFA_ENABLED: isOffered, AUTH_MFA_TOTP_ISSUER: issuer } = readConfig(environmentOf('backend')).nhost;
    expect({ isOffered, issuer }).toEqual({ isOffered: true, issuer: 'Ponte' });
  });

  it.each(['ponte', 'first-release'])('of %s has every setting of the site', (name) => {
    const beside = name === 'ponte' ? ofCommand : [];
    expect(keysOf(name)).toEqual([...siteSettingKeys, 'PONTE_BY', ...beside].sort());
    expect(read('releases/commands/change-options.ts')).toContain('env.PONTE_BY');
    completeValues(pickGiven(environmentOf(name)));
  });

  it('of the edge has known keys', () => {
    const known = keysReadBy(readEdgeSettings);
    for (const key of keysOf('edge-config')) expect(known).toContain(key);
  });

  it('of the guard has no setting that could contradict the store, which has the URL of the tallies', () => {
    const { METRICS_HOST: host, METRICS_PORT: port } = environmentOf('backend');
    expect(keysOf('guard').filter(isSettingKey)).toEqual([]);
    expect(environmentOf('first-release').TALLIES_URL).toBe(`http://backend:${port}/tallies`);
    expect(host).toBe('0.0.0.0');
  });

  it('of PostgreSQL has the user and password of the backend', () => {
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = environmentOf('database');
    expect(environmentOf('backend').DATABASE_URL).toBe(`postgres://${user}:${password}@database:5432/${name}`);
  });
});

describe('the command', () => {
  it('reaches the tallies of the backend and a bucket', () => {
    const { network_mode: mode, networks: joined, tmpfs } = getService('ponte');
    expect([mode, joined]).toEqual([undefined, getService('backend').networks?.slice(0, 1)]);
    expect(environmentOf('ponte').TALLIES_URL).toBe(environmentOf('first-release').TALLIES_URL);
    expect(environmentOf('ponte').PONTE_CACHE).toMatch(new RegExp(`^${tmpfs?.[0]}/`));
  });

  it.each([...partNames, 'first-release', 'edge-config'])('of %s has no network', (name) => {
    expect(getService(name)).toMatchObject({ network_mode: 'none' });
    expect(getService(name).networks).toBeUndefined();
  });
});

describe('ports and addresses', () => {
  const edge = readEdgeSettings({ ...environmentOf('edge-config'), DATA_DIR: '/data' });

  it('of the edge match the URL in the pages', () => {
    expect(getService('edge').ports).toEqual([`8080:${edge.port}`]);
    expect(edge.host).toBe('0.0.0.0');
    expect(readSettings({}).site.url).toBe('http://localhost:8080');
    expect(getStage(stages, 'edge').instructions).toContain(`EXPOSE ${edge.port}`);
    expect(getService('edge').healthcheck?.test.join(' ')).toContain(`/dev/tcp/127.0.0.1/${edge.port}`);
  });

  it('of the backend match those that the edge calls', () => {
    const { PORT: port } = readConfig(environmentOf('backend'));
    expect(edge.backend).toBe(`http://backend:${port}`);
    expect(getStage(stages, 'backend').instructions).toContain(`EXPOSE ${port}`);
    expect(getService('backend').healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/readyz`);
    expect(getService('backend').ports).toBeUndefined();
  });

  it('make the backend trust only the network of the edge', () => {
    expect(environmentOf('backend').TRUST_PROXY).toBe(networks.site.ipam.config[0].subnet);
  });

  it('make the database reachable for the backend only', () => {
    expect(getService('database').ports).toBeUndefined();
    expect(read('docker-compose.yml')).toMatch(/\n {2}database:\n {4}internal: true\n/);
  });
});

describe('the guard', () => {
  it('runs as a loop on the store and is restarted', () => {
    const { command, volumes: mounted, restart, depends_on: needed } = getService('guard');
    expect(command).toEqual(['guard', '--every', '30s']);
    expect(mounted).toEqual(getService('ponte').volumes);
    expect(restart).toBe('unless-stopped');
    expect(Object.keys(needed ?? {})).toEqual(['first-release', 'backend']);
  });
});

describe('the volumes', () => {
  it('are declared', () => {
    const mounted = Object.values(services).flatMap((service) => (service.volumes ?? []).map((one) => one.split(':')));
    for (const [volume = ''] of mounted) expect(Object.keys(volumes)).toContain(volume);
  });

  it('have the command and the store where the backend expects them', () => {
    const { PONTE_COMMAND: command, PONTE_STORE: store } = readConfig(environmentOf('backend'));
    expect(getService('backend').volumes).toContain(`releases:${store}`);
    const copied = 'COPY --from=ponte-build /ponte/releases/dist /ponte-command/releases/dist';
    expect(getStage(stages, 'backend').instructions).toContain(copied);
    expect(command).toBe('/ponte-command/releases/dist/ponte.js');
    expect(read('releases/build.ts')).toContain("ponte: 'cli.ts'");
  });

  it('have the store and nginx’s configuration where they are written and read', () => {
    const { store } = readEdgeSettings({ DATA_DIR: '/data' });
    for (const name of ['edge', 'edge-config', 'ponte'])
      expect(getService(name).volumes).toContain(`releases:${store}`);
    expect(getService('edge').volumes).toContain('edge-config:/etc/ponte:ro');
    expect(getService('edge-config').volumes).toContain('edge-config:/etc/ponte');
    expect(getService('edge-config').command?.join()).toMatch(
      /releases\/dist\/edge\.js --print-nginx .*\/etc\/ponte\/nginx\.conf$/,
    );
    expect(read('releases/build.ts')).toContain("edge: 'edge.ts'");
    expect(getStage(stages, 'edge').instructions.join()).toContain('"/etc/ponte/nginx.conf"');
  });

  it('belong to the users that write to them', () => {
    expect(getStage(stages, 'ponte').instructions.join()).toContain('chown -R node:node /data /etc/ponte');
    expect(getStage(stages, 'backend').instructions.join()).toContain(
      'mkdir -p /data/releases && chown -R node:node /data',
    );
  });
});
