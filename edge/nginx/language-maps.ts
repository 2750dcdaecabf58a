import { languages, publicDefault } from '@ponte/contract/language';
import { chosenLanguage } from '../rules';
import { map } from './syntax';

/** The language of an answer: what the URL names, then the cookie, then the first tag of `Accept-Language`. */
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
