import { partNameSchema } from '@ponte/contract/part-name';
import { partNames, type PartName } from '@ponte/contract/parts';
import { listParts, readHistory } from '../change/history';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';

/** A part of this checkout or, as a store outlives the list, one that has builds there or stands in its records. */
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
