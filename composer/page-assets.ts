import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { buildTexts } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';
import type { RouteDefinition } from '@ponte/contract/route';
import type { DocumentParts, InlineStyle } from './document';
import { getRemote, fileUrl } from './lock';
import type { OpenBuilds } from './open-builds';
import type { RenderedPage } from './render-protocol';

export interface PageAssets {
  /**
   * The styles that a page inlines, for its route, its HTML and the shell's slots, and the scripts and texts that it preloads:
   * those of the route, if its content is hydrated at once. The texts have `{{lng}}` for the language.
   */
  of(
    route: RouteDefinition | undefined,
    slots: readonly (readonly [RemoteName, string])[],
    page: Pick<RenderedPage, 'html' | 'hydration'>,
  ): Promise<Pick<DocumentParts, 'styles' | 'preloads' | 'texts'>>;
}

export function createPageAssets({ contracts, folders }: OpenBuilds): PageAssets {
  const read = new Map<string, Promise<InlineStyle>>();

  function style(contract: BuildContract, folder: string, file: string): Promise<InlineStyle> {
    const url = fileUrl(contract, file);
    const pending = read.get(url) ?? readStyle(url, join(folder, file));
    read.set(url, pending);
    return pending;
  }

  function stylesOf(part: RemoteName, module: string): Promise<InlineStyle>[] {
    const contract = getRemote(contracts.remotes, part).current;
    const folder = getRemote(folders.remotes, part);
    return (contract.exposes[module]?.css ?? []).map((file) => style(contract, folder, file));
  }

  const library = hints(contracts.shell, contracts.shell.federation?.js ?? []);

  const stylesOfShell = (files: readonly string[] = []) =>
    Promise.all(files.map((file) => style(contracts.shell, folders.shell, file)));

  return {
    async of(route, slots, { html, hydration = 'load' }) {
      const shell = await stylesOfShell(contracts.shell.initial.css);
      // Components that only remotes use: their styles come with the first remote, unless the page shows one.
      const withRemotes = (await stylesOfShell(contracts.shell.federation?.css)).filter(
        ({ css }) => html === '' || hasClassOf(css, html),
      );
      const own = route ? stylesOf(route.part, route.module) : [];
      const inSlots = slots.flatMap(([part, module]) => stylesOf(part, module));
      const inlined = [...shell, ...withRemotes, ...(await Promise.all([...own, ...inSlots]))];
      if (!route || hydration !== 'load') return { styles: inlined, preloads: [], texts: [] };
      const { current } = getRemote(contracts.remotes, route.part);
      return { styles: inlined, preloads: [...library, ...preloadsOf(current, route.module)], texts: textsOf(current) };
    },
  };
}

/** The remote's entry and the chunks of the module, with the integrity hashes of their script tags. */
function preloadsOf(contract: BuildContract, module: string): DocumentParts['preloads'] {
  return hints(contract, [contract.entry, ...(contract.exposes[module]?.js ?? [])]);
}

function textsOf(contract: BuildContract): string[] {
  return contract.textsIn === 'composition' ? [fileUrl(contract, buildTexts)] : [];
}

function hints(contract: BuildContract, scripts: readonly string[]): DocumentParts['preloads'] {
  return scripts.map((file) => ({ url: fileUrl(contract, file), integrity: contract.files[file] }));
}

/** Whether the page has an element with a class that the stylesheet names. */
function hasClassOf(css: string, html: string): boolean {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return [...css.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
}

async function readStyle(url: string, file: string): Promise<InlineStyle> {
  return { url, css: await readFile(file, 'utf8') };
}
