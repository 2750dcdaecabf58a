import { expect } from '@playwright/test';
import type { Lock } from '@ponte/contract/lock';
import { buildEdited, type Edits } from '../../site/other-build';
import type { OwnSite } from '../../site/own-site';
import { writeNextEdition } from './next-edition';

export const teams = ['remote-public', 'remote-chat'] as const;
export type Team = (typeof teams)[number];

const nameOf = (edition: number) => `edition-${edition}`;

/** How a team marks its first edition where it can be seen: in what its code draws and in its texts. */
const firstEdition: Readonly<Record<Team, Edits>> = {
  'remote-public': {
    'layout/PageIntro.tsx': (source) => source.replace('<div className', `<div data-public="${nameOf(1)}" className`),
    'locales/pt/layout.ts': (source) => source.replace("'Você está em'", `'Você está em ${nameOf(1)}'`),
  },
  'remote-chat': {
    'assistant/AssistantDialog.tsx': (source) => source.replace('<dialog', `<dialog data-chat="${nameOf(1)}"`),
    'locales/pt.ts': (source) => source.replace("'chat.hel': 'Hel'", `'chat.hel': 'Hel ${nameOf(1)}'`),
  },
};

/** The edition's name of each published build, by `part/build`. What was live before the story has none. */
export type Editions = ReadonlyMap<string, string>;

export async function publishEditions(site: OwnSite, team: Team, count: number): Promise<[string, string][]> {
  const first = await buildEdited(team, firstEdition[team]);
  const editions: [string, string][] = [];
  for (let edition = 1, { build } = first; edition <= count; edition += 1) {
    if (edition > 1) build = await writeNextEdition(first.dist, nameOf(edition - 1), nameOf(edition));
    await site.ponte('publish', team, first.dist);
    editions.push([`${team}/${build}`, nameOf(edition)]);
  }
  await first.remove();
  return editions;
}

/** That a page is whole and of one version: the public team's code and texts are those of the build in its lock. */
export function expectEditions(html: string, lock: Lock, editions: Editions): void {
  expect({
    headings: html.match(/<h1[\s>]/g)?.length,
    publicCode: find(html, / data-public="([^"]+)"/),
    publicText: find(html, / aria-label="(Você está em[^"]*)"/),
  }).toEqual({
    headings: 1,
    publicCode: editionIn(lock, 'remote-public', editions),
    publicText: numberedTexts(lock, editions)['layout.trail'],
  });
}

/** The same of a page in which Hel's dialog is open. */
export function expectHelEdition(html: string, lock: Lock, editions: Editions): void {
  expect({
    chatCode: find(html, / data-chat="([^"]+)"/),
    chatText: find(html, /<h2[^>]*>(Hel[^<]*)</),
  }).toEqual({
    chatCode: editionIn(lock, 'remote-chat', editions),
    chatText: numberedTexts(lock, editions)['chat.hel'],
  });
}

function find(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

/** The texts that tell the editions of a lock, by their keys. */
export function numberedTexts(lock: Lock, editions: Editions): Readonly<Record<string, string>> {
  const number = (text: string, team: Team) => [text, editionIn(lock, team, editions)].filter(Boolean).join(' ');
  return {
    'layout.trail': number('Você está em', 'remote-public'),
    'chat.hel': number('Hel', 'remote-chat'),
  };
}

function editionIn(lock: Lock, team: Team, editions: Editions): string | undefined {
  return editions.get(`${team}/${lock.remotes[team]?.current.build}`);
}
