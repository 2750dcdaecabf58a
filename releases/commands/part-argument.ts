import { partNames, type PartName } from 'shared-config/contract/parts';
import { ReleaseError } from '../store/release-error';

/** @throws ReleaseError `usage` when there is no such part. */
export function parsePart(text: string | undefined): PartName {
  const part = partNames.find((name) => name === text);
  if (part) return part;
  throw new ReleaseError(
    'usage',
    `there is no part called ${text ?? 'nothing'}`,
    `the parts are: ${partNames.join(', ')}`,
  );
}

/** `remote-chat` or `remote-chat@1.0.0-0123456789ab`. */
export function parsePartAndBuild(text: string): { part: PartName; build: string | undefined } {
  const [name, ...rest] = text.split('@');
  return { part: parsePart(name), build: rest.length > 0 ? rest.join('@') : undefined };
}
