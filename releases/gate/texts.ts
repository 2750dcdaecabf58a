import type { BuildContract } from '@ponte/contract/build';
import { languages } from '@ponte/contract/language';
import { refuse, type Refusal } from './refusal';

/** The text keys that a build has in one language and lacks in another. */
export function planTexts(contract: BuildContract): Refusal[] {
  const all = new Set(languages.flatMap((language) => contract.texts[language]));
  return languages.flatMap((language) => {
    const present = new Set(contract.texts[language]);
    const missing = [...all].filter((key) => !present.has(key));
    if (missing.length === 0) return [];
    return [refuse('texts', contract, `lacks in ${language}: ${missing.join(', ')}`)];
  });
}
