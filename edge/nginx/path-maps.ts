import { languages, type Language } from '@ponte/contract/language';
import type { RouteDefinition, UrlForm } from '@ponte/contract/route';
import { appFile, notFoundFile, pageFile } from '@ponte/contract/composition-layout';
import { backendPrefixes, buildFile, compositionId, limits, refusedTarget, sharedPrefixes, textsFile } from '../rules';
import { listSpellings, type Spelling } from './spellings';
import { below, map, type MapEntries } from './syntax';

// nginx's variables, where the composer's functions expect their values.
const form = '$form' as UrlForm;
const language = '$language' as Language;

export const unknownPageFile = `/${notFoundFile(form, language)}`;

/**
 * What a request's target means, as `decide` has it: told from what came over the wire, never from `$uri`, which is
 * decoded. A string in a map is found in any case of its letters, so each spelling stands once.
 */
export function createPathMaps(routes: readonly RouteDefinition[]): string[] {
  const spellings = listSpellings(routes);
  return [
    map('$request_uri', 'target_problem', '', [
      [`~^.{${limits.targetLength + 1}}`, 'long'],
      [`~${refusedTarget}`, 'bad'],
    ]),
    map('$request_uri', 'path', '', [['~^([^?]*)', '$1']]),
    map('$path', 'trimmed', '$path', [['~^(.+?)/+$', '$1']]),
    map(
      '$trimmed',
      'canonical',
      '',
      spellings.map(({ spelling, canonical }) => [spelling, canonical]),
    ),
    map('$path $canonical', 'moved_to', '', [
      [String.raw`~^(\S+) \1$`, ''],
      [String.raw`~ (\S+)$`, '$1'],
    ]),
    map(
      '$path',
      'form',
      'plain',
      languages.map((one) => [`~*^/${one}(?:/|$)`, one]),
    ),
    map('$canonical', 'own_language', '', listOwnLanguages(spellings)),
    // A public page that is newer than this configuration is found by its file.
    map('$canonical', 'page_file', `/${pageFile(form, language, '$path')}`, [
      ['/', `/${pageFile(form, language, '/')}`],
      ...listScreens(spellings),
    ]),
    map('$path', 'is_build_file', '', [[`~${buildFile}`, '1']]),
    map('$path', 'is_texts_file', '', [[`~${textsFile}`, '1']]),
    map('$path', 'is_shared', '', [[`~${below(sharedPrefixes)}`, '1']]),
    map('$path', 'is_call', '', [[`~${below(backendPrefixes)}`, '1']]),
    map('$arg_c', 'texts_kind', '', [
      ['', 'texts'],
      [`~${compositionId}`, 'storedTexts'],
    ]),
  ];
}

function listOwnLanguages(spellings: readonly Spelling[]): MapEntries {
  const own = spellings.flatMap(({ canonical, ownLanguage }) =>
    ownLanguage ? [[canonical, ownLanguage] as const] : [],
  );
  return [...new Map(own)];
}

/** Screens that are drawn in the browser, whatever their parameters. */
function listScreens(spellings: readonly Spelling[]): MapEntries {
  return spellings
    .filter(({ area }) => area !== 'public')
    .map(({ spelling }) => [spelling, `/${appFile(language)}`] as const);
}
