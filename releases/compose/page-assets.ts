import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from 'shared-config/contract/build';
import type { RemoteName } from 'shared-config/contract/parts';
import type { RouteDefinition } from 'shared-config/contract/route';
import type { DocumentParts, InlineStyle } from './document';
import { fileUrl } from './lock';
import type { OpenBuilds } from './open-builds';

export interface PageAssets {
  /** The styles that a page inlines and the scripts that it asks for ahead, for its route and the shell's slots. */
  of(
    route: RouteDefinition | undefined,
    slots: readonly (readonly [RemoteName, string])[],
  ): Promise<Pick<DocumentParts, 'styles' | 'preloads'>>;
}

export function createPageAssets({ contracts, folders }: OpenBuilds): PageAssets {
  const read = new Map<string, Promise<InlineStyle>>();

  function style(contract: BuildContract, folder: string, file: string): Promise<InlineStyle> {
    const url = fileUrl(contract, file);
    const known = read.get(url) ?? readStyle(contract.part, url, join(folder, file));
    read.set(url, known);
    return known;
  }

  function stylesOf(part: RemoteName, module: string): Promise<InlineStyle>[] {
    const contract = contracts.remotes[part].current;
    return (contract.exposes[module]?.css ?? []).map((file) => style(contract, folders.remotes[part], file));
  }

  return {
    async of(route, slots) {
      const shell = contracts.shell.initial.css.map((file) => style(contracts.shell, folders.shell, file));
      const own = route ? stylesOf(route.part, route.module) : [];
      const inSlots = slots.flatMap(([part, module]) => stylesOf(part, module));
      return {
        styles: await Promise.all([...shell, ...own, ...inSlots]),
        preloads: route ? preloadsOf(contracts.remotes[route.part].current, route.module) : [],
      };
    },
  };
}

/** The remote's entry, with the hash that its script tag will ask for, and the chunks of the module. */
function preloadsOf(contract: BuildContract, module: string): DocumentParts['preloads'] {
  const chunks = contract.exposes[module]?.js ?? [];
  return [
    { url: fileUrl(contract, contract.entry), integrity: contract.files[contract.entry] },
    ...chunks.map((file) => ({ url: fileUrl(contract, file) })),
  ];
}

async function readStyle(part: string, url: string, file: string): Promise<InlineStyle> {
  return { part, url, css: await readFile(file, 'utf8') };
}
