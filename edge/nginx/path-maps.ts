import { languages, publicDefault, type Language } from '@ponte/contract/language';
import type { RouteDefinition, UrlForm } from '@ponte/contract/route';
import { appFile, notFoundFile, pageFile } from '@ponte/contract/composition-layout';
import {
  backendPrefixes,
  buildFile,
  chosenLanguage,
  compositionId,
  limits,
  badTarget,
  sharedPrefixes,
  textsFile,
} from '../rules';
import { listUrlVariants, type UrlVariant } from './url-variants';
import { below, map, type MapEntries } from './syntax';

// nginx's variables in place of the values that the functions of the layout expect.
const form = '$form' as UrlForm;
const language = '$language' as Language;

export const unknownPageFile = `/${notFoundFile(form, language)}`;

/**
 * What a request target means, as in `decide`: read from `$request_uri`, never from `$uri`, which is decoded.
 * nginx compares strings in a map without case, so each variant is listed once.
 */
export function createPathMaps(routes: readonly RouteDefinition[]): string[] {
  const variants = listUrlVariants(routes);
  return [
    map('$request_uri', 'target_problem', '', [
      [`~^.{${limits.targetLength + 1}}`, 'long'],
      [`~${badTarget}`, 'bad'],
    ]),
    map('$request_uri', 'path', '', [['~^([^?]*)', '$1']]),
    map('$path', 'trimmed', '$path', [['~^(.+?)/+$', '$1']]),
    map(
      '$trimmed',
      'canonical',
      '',
      variants.map(({ variant, canonical }) => [variant, canonical]),
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
    map('$canonical', 'own_language', '', listOwnLanguages(variants)),
    // Serves a public page that is newer than this configuration if its file exists.
    map('$canonical', 'page_file', `/${pageFile(form, language, '$path')}`, [
      ['/', `/${pageFile(form, language, '/')}`],
      ...listScreens(variants),
    ]),
    map('$path', 'is_build_file', '', [[`~${buildFile}`, '1']]),
    map('$path', 'is_texts_file', '', [[`~${textsFile}`, '1']]),
    map('$path', 'is_shared', '', [[`~${below(sharedPrefixes)}`, '1']]),
    map('$path', 'is_call', '', [[`~${below(backendPrefixes)}`, '1']]),
    map('$arg_c', 'texts_kind', '', [
      ['', 'texts'],
      [`~${compositionId}`, 'storedTexts'],
    ]),
    map('$texts_kind', 'texts_root', '$site', [['storedTexts', '$stored_site']]),
  ];
}

function listOwnLanguages(variants: readonly UrlVariant[]): MapEntries {
  const own = variants.flatMap(({ canonical, ownLanguage }) =>
    ownLanguage ? [[canonical, ownLanguage] as const] : [],
  );
  return [...new Map(own)];
}

/** Screens that render in the browser. */
function listScreens(variants: readonly UrlVariant[]): MapEntries {
  return variants
    .filter(({ area }) => area !== 'public')
    .map(({ variant }) => [variant, `/${appFile(language)}`] as const);
}

/** The language of a response: that of the URL, then the cookie, then the first tag of `Accept-Language`. */
export function createLanguageMaps(): string[] {
  return [
    map('$http_cookie', 'chosen_language', '', [[`~${chosenLanguage}`, '$1']]),
    map(
      '$http_accept_language',
      'accepted_language',
      publicDefault,
      languages.map((language) => [`~*^ *${language}`, language]),
    ),
    map('$chosen_language', 'negotiated_language', '$chosen_language', [['', '$accepted_language']]),
    map('$form', 'named_by_form', '$form', [['plain', '']]),
    map('$own_language', 'named_language', '$own_language', [['', '$named_by_form']]),
    map('$named_language', 'language', '$named_language', [['', '$negotiated_language']]),
  ];
}
