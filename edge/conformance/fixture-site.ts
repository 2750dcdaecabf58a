import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RouteDefinition } from '@ponte/contract/route';
import type { BuildContract } from '@ponte/contract/build';
import { languages } from '@ponte/contract/language';
import { partNames, remoteNames } from '@ponte/contract/parts';
import type { Canary } from '@ponte/contract/release';
import { appFile, planPages } from '@ponte/contract/composition-layout';
import { createDiskStore } from 'releases/store/disk/disk-store';
import { integrityOf } from '@ponte/toolchain/build/files';
import { listFiles } from 'releases/store/disk/files';
import { buildId, createBuild } from 'fixtures/builds/create-build';

/** One route of each kind: nested, with localized paths, with a parameter, with a path for each language. */
export const routes: readonly RouteDefinition[] = [
  { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' },
  {
    id: 'services',
    path: '/servicos',
    localizedPaths: { en: '/services', es: '/servicios' },
    part: 'remote-public',
    module: 'services',
    area: 'public',
  },
  {
    id: 'b1b2',
    path: '/servicos/vistos/b1b2',
    localizedPaths: { en: '/services/visas/b1b2' },
    part: 'remote-public',
    module: 'detail',
    area: 'public',
  },
  {
    id: 'privacy',
    path: { pt: '/politica-de-privacidade', en: '/privacy', es: '/es/politica-de-privacidad' },
    part: 'remote-public',
    module: 'privacy',
    area: 'public',
  },
  { id: 'login', path: '/login', part: 'remote-admin', module: 'login', area: 'account' },
  { id: 'editUser', path: '/admin/editar-usuario/:id', part: 'remote-admin', module: 'edit-user', area: 'admin' },
];

/** Two compositions, of the same length and the same second: only their content tells them apart. */
export const compositions = {
  first: 'aaaaaaaaaaaaaaaa',
  second: 'bbbbbbbbbbbbbbbb',
  gone: 'cccccccccccccccc',
} as const;
export const publicBuild = `/builds/remote-public/${buildId(1)}`;
export const filmBytes = 5000;

const madeAt = new Date('2026-01-02T03:04:05Z');

export interface FixtureSite {
  readonly store: string;
  /** Moves the pointer, as a promote or a rollback does. */
  readonly makeLive: (composition: string, canary?: Pick<Canary, 'composition' | 'share'>) => Promise<void>;
}

/** A store with a build of every part and two compositions of a handful of pages; nothing is live yet. */
export async function createFixtureSite(folder: string): Promise<FixtureSite> {
  const store = createDiskStore(join(folder, 'store'));
  for (const part of partNames) {
    const source = join(folder, 'builds', part);
    const contract = await createBuild(source, part, 1);
    await store.builds.add(part === 'remote-public' ? await addMedia(source, contract) : contract, source);
  }
  for (const id of [compositions.first, compositions.second]) {
    await store.compositions.add(id, (target) => writeComposition(target, id));
    const stored = await store.compositions.getFolder(id);
    for (const file of await listFiles(stored)) await utimes(join(stored, file), madeAt, madeAt);
  }
  return {
    store: store.location,
    async makeLive(composition, canary) {
      const previous = await store.releases.findLiveSerial();
      const remotes = Object.fromEntries(remoteNames.map((name) => [name, { build: buildId(1), lastKnownGood: null }]));
      await store.releases.append({
        serial: (previous ?? 0) + 1,
        previous,
        at: madeAt.toISOString(),
        by: 'ana',
        why: 'test',
        action: 'promote',
        subject: [...partNames],
        shell: buildId(1),
        remotes,
        composition,
        ...(canary && { canary: { part: 'remote-chat', build: buildId(1), ...canary } }),
      });
    },
  };
}

async function addMedia(source: string, contract: BuildContract): Promise<BuildContract> {
  const film = Buffer.from(Array.from({ length: filmBytes }, (_, index) => index % 251));
  const media = { 'static/media/hero.mp4': film, 'static/media/logo.svg': Buffer.from('<svg/>'.repeat(50)) };
  const files = { ...contract.files };
  for (const [path, content] of Object.entries(media)) {
    await write(join(source, path), content);
    files[path] = integrityOf(content);
  }
  const complete = { ...contract, files };
  await write(join(source, 'contract.json'), JSON.stringify(complete));
  return complete;
}

async function writeComposition(folder: string, id: string): Promise<void> {
  const put = (file: string, content: string) => write(join(folder, file), content);
  for (const language of languages) {
    const files = [...planPages(routes, language).map(({ file }) => file), appFile(language)];
    for (const file of files) await put(file, createPage(language, file, id));
    await put(`locales/${language}/translation.json`, JSON.stringify({ language, composition: id }));
  }
  await put('sitemap.xml', `<urlset><!-- ${id} --></urlset>`);
  await put('robots.txt', `User-agent: *\n# ${id}\n`);
  await put('manifest.webmanifest', JSON.stringify({ id }));
  await put('routes.json', JSON.stringify(routes));
}

function createPage(language: string, file: string, id: string): string {
  const text = `<p>${file} of ${id}</p>`;
  return `<!doctype html><html lang="${language}"><title>${file}</title><body>${text.repeat(10)}</body></html>`;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
