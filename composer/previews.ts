import type { Language } from '@ponte/contract/language';
import { commonPreviewSource, previewSource } from '@ponte/contract/named-media';
import type { RouteDefinition } from '@ponte/contract/route';
import { getRemote } from './get-remote';
import { fileUrl, type Contracts } from './lock';

/** Path of the picture that a shared link to a page shows: the page's own, else the shell's. */
export function findPreview(contracts: Contracts, route: RouteDefinition, language: Language): string | undefined {
  const part = getRemote(contracts.remotes, route.part).current;
  const own = part.media[previewSource(route.id, language)];
  if (own) return fileUrl(part, own);
  const common = contracts.shell.media[commonPreviewSource];
  return common && fileUrl(contracts.shell, common);
}
