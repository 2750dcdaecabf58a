import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageFile } from '@ponte/contract/composition-layout';
import { sendRequest } from '../send-request';
import { checkAnyResponse } from '../case';
import { compositions, publicBuild } from '../fixture-site';
import type { EdgeUnderTest } from '../use-edge';

/** Texts of the second composition, which is not live, so that other tests do not see the links. */
const texts = 'locales/pt/translation.json';
const stored = `/${texts}?c=${compositions.second}`;

export function describeLinks(edge: EdgeUnderTest): void {
  describe('a link that leads out of the store', () => {
    const secret = () => join(dirname(edge.site.store), 'secret.js');
    beforeAll(() => writeFile(secret(), 'secret'));

    it.each([
      ['in a build', `${publicBuild}/link.js`, `${publicBuild}/link.js`],
      ['to a folder in a build', `${publicBuild}/folder`, `${publicBuild}/folder/secret.js`],
      ['in place of texts', `/compositions/${compositions.second}/${texts}`, stored],
    ])('%s responds 404', async (_, link, path) => {
      await withLink(join(edge.site.store, link), link.endsWith('folder') ? dirname(secret()) : secret(), async () => {
        const response = await sendRequest(edge.port, { path });
        checkAnyResponse(response);
        expect({ status: response.status, body: response.body.toString() }).toEqual({
          status: 404,
          body: 'Not found\n',
        });
      });
    });

    it('in place of a page is not served', async () => {
      await edge.site.makeLive(compositions.second);
      const page = join(edge.site.store, 'compositions', compositions.second, pageFile('plain', 'pt', '/servicos'));
      await withLink(page, secret(), async () => {
        const response = await sendRequest(edge.port, { path: '/servicos' });
        expect(response.status).toBe(404);
        expect(response.body.toString()).not.toContain('secret');
      });
      await edge.site.makeLive(compositions.first);
    });

    it('in place of a compressed file is skipped for the uncompressed file', async () => {
      const file = `${publicBuild}/remoteEntry.js`;
      await withLink(join(edge.site.store, `${file}.br`), secret(), async () => {
        const response = await sendRequest(edge.port, { path: file, headers: { 'accept-encoding': 'br' } });
        expect({ status: response.status, encoding: response.headers.get('content-encoding') }).toEqual({
          status: 200,
        });
        expect(response.body.toString()).toMatch(/^\/\* remote-public/);
      });
    });
  });
  describeLinkedStore(edge);
}

/** Operators mount stores, and link to them. */
function describeLinkedStore(edge: EdgeUnderTest): void {
  it('serves a store whose path is a link', async () => {
    const link = `${edge.site.store}-link`;
    await withLink(link, edge.site.store, async () => {
      const linked = await edge.startAnother({ store: link });
      try {
        for (const path of ['/', `/${texts}`, stored, '/robots.txt', `${publicBuild}/remoteEntry.js`]) {
          const { status, headers } = await sendRequest(linked.port, { path, headers: { 'accept-encoding': 'br' } });
          const encoding = headers.get('content-encoding')?.[0];
          expect({ path, status, encoding }).toEqual({ path, status: 200, encoding: 'br' });
        }
      } finally {
        await linked.stop();
      }
    });
  });
}

/** Replaces a file by a link while a test runs. */
async function withLink(link: string, target: string, test: () => Promise<void>): Promise<void> {
  const kept = await readFile(link).catch(() => undefined);
  await rm(link, { force: true });
  await symlink(target, link);
  try {
    await test();
  } finally {
    await rm(link);
    if (kept) await writeFile(link, kept);
  }
}
