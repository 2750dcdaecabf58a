import { expect } from '@playwright/test';
import type { Lock } from '@ponte/contract/lock';
import { buildEdited } from '../../site/other-build';
import type { OwnSite } from '../../site/own-site';
import type { Edits } from '../../site/temporary-checkout';
import { writeNextRevision } from './next-revision';

export const teams = ['remote-public', 'remote-chat'] as const;
export type Team = (typeof teams)[number];

const nameOf = (revision: number) => `revision-${revision}`;

/** How a team marks its first revision visibly: in what its code renders and in its texts. */
const firstRevision: Readonly<Record<Team, Edits>> = {
  'remote-public': {
    'layout/PageIntro.tsx': (source) => source.replace('<div className', `<div data-public="${nameOf(1)}" className`),
    'locales/pt/home.ts': (source) => source.replace("'Você está em'", `'Você está em ${nameOf(1)}'`),
  },
  'remote-chat': {
    'assistant/AssistantDialog.tsx': (source) => source.replace('<dialog', `<dialog data-chat="${nameOf(1)}"`),
    'locales/pt.ts': (source) => source.replace("'chat.hel': 'Hel'", `'chat.hel': 'Hel ${nameOf(1)}'`),
  },
};

/** The revision's name of each published build, by `part/build`. Builds from before the test have none. */
export type Revisions = ReadonlyMap<string, string>;

export async function publishRevisions(site: OwnSite, team: Team, count: number): Promise<[string, string][]> {
  const first = await buildEdited(team, firstRevision[team]);
  const revisions: [string, string][] = [];
  for (let revision = 1, { build } = first; revision <= count; revision += 1) {
    if (revision > 1) build = await writeNextRevision(first.dist, nameOf(revision - 1), nameOf(revision));
    await site.ponte('publish', team, first.dist);
    revisions.push([`${team}/${build}`, nameOf(revision)]);
  }
  await first.remove();
  return revisions;
}

/** Asserts that a page is consistent: the public team's code and texts are those of the build in its lock. */
export function expectRevisions(html: string, lock: Lock, revisions: Revisions): void {
  expect({
    headings: html.match(/<h1[\s>]/g)?.length,
    publicCode: find(html, / data-public="([^"]+)"/),
    publicText: find(html, / aria-label="(Você está em[^"]*)"/),
  }).toEqual({
    headings: 1,
    publicCode: revisionOf(lock, 'remote-public', revisions),
    publicText: numberedTexts(lock, revisions)['layout.trail'],
  });
}

/** The same of a page in which Hel's dialog is open. */
export function expectHelRevision(html: string, lock: Lock, revisions: Revisions): void {
  expect({
    chatCode: find(html, / data-chat="([^"]+)"/),
    chatText: find(html, /<h2[^>]*>(Hel[^<]*)</),
  }).toEqual({
    chatCode: revisionOf(lock, 'remote-chat', revisions),
    chatText: numberedTexts(lock, revisions)['chat.hel'],
  });
}

function find(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

/** The texts that identify the revisions of a lock, by key. */
export function numberedTexts(lock: Lock, revisions: Revisions): Readonly<Record<string, string>> {
  const number = (text: string, team: Team) => [text, revisionOf(lock, team, revisions)].filter(Boolean).join(' ');
  return {
    'layout.trail': number('Você está em', 'remote-public'),
    'chat.hel': number('Hel', 'remote-chat'),
  };
}

function revisionOf(lock: Lock, team: Team, revisions: Revisions): string | undefined {
  return revisions.get(`${team}/${lock.remotes[team]?.current.build}`);
}
