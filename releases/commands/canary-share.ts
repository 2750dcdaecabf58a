import { mostCanaryShare, type Canary } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';

/** How many of a hundred visitors `--canary` names. @throws ReleaseError `usage` */
export function parseShare(text: string): number {
  const share = Number(text);
  if (/^\d+$/.test(text) && share >= 1 && share <= mostCanaryShare) return share;
  throw new ReleaseError(
    'usage',
    `--canary ${text} is no share of the visitors`,
    `give a whole number from 1 to ${mostCanaryShare}, of a hundred`,
  );
}

/** `remote-chat 1.0.0-0123456789ab for 10 of 100 visitors` */
export function formatCanary({ part, build, share }: Pick<Canary, 'part' | 'build' | 'share'>): string {
  return `${part} ${build} for ${share} of 100 visitors`;
}
