import { partNameSchema } from '@ponte/contract/part-name';
import { partNames, type PartName } from '@ponte/contract/parts';
import { mostCanaryShare } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import { listParts, readHistory } from '../change/history';
import type { Store } from '../store/store';

/**
 * A part of this checkout, or one that only the store has: in its builds or its records.
 *
 * @throws ReleaseError `usage`
 */
export async function getPart(store: Store, text: string | undefined): Promise<PartName> {
  const part = findListed(text) ?? (await findStored(store, text));
  if (part) return part;
  throw noSuchPart(text);
}

/** `remote-chat` or `remote-chat@1.0.0-0123456789ab`. */
export async function getPartAndBuild(
  store: Store,
  text: string,
): Promise<{ part: PartName; build: string | undefined }> {
  const [name, ...rest] = text.split('@');
  return { part: await getPart(store, name), build: rest.length > 0 ? rest.join('@') : undefined };
}

/** A part of this checkout. @throws ReleaseError `usage` */
export function parseListed(text: string | undefined): PartName {
  const part = findListed(text);
  if (part) return part;
  throw noSuchPart(text);
}

function findListed(text: string | undefined): PartName | undefined {
  return partNames.find((name) => name === text);
}

async function findStored(store: Store, text: string | undefined): Promise<PartName | undefined> {
  const part = partNameSchema.safeParse(text).data;
  if (!part || (await store.builds.listParts()).includes(part)) return part;
  return listParts(...(await readHistory(store))).find((name) => name === part);
}

function noSuchPart(text = 'nothing'): ReleaseError {
  return new ReleaseError('usage', `there is no part called ${text}`, `the parts are: ${partNames.join(', ')}`);
}

/** The value of `--canary`: a number of visitors of a hundred. @throws ReleaseError `usage` */
export function parseShare(text: string): number {
  const share = Number(text);
  if (/^\d+$/.test(text) && share >= 1 && share <= mostCanaryShare) return share;
  throw new ReleaseError(
    'usage',
    `--canary ${text} is not a share of the visitors`,
    `give a whole number from 1 to ${mostCanaryShare}, of a hundred`,
  );
}

const units = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** The value of `--every` in milliseconds: `30`, `30s`, `5m`, `1h`. @throws ReleaseError `usage` */
export function parseEvery(text: string): number {
  const [, count = '', unit = 's'] = /^(\d{1,4})([smh]?)$/.exec(text) ?? [];
  const milliseconds = Number(count) * units[(unit || 's') as keyof typeof units];
  if (milliseconds > 0 && milliseconds <= units.h) return milliseconds;
  throw new ReleaseError('usage', `--every ${text} is not a time from 1s to 1h`, 'give it as 30s or 5m');
}
