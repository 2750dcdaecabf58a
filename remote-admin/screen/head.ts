import type { HeadContext, PageHead } from '@ponte/kit';
import { heads as en } from '../locales/en/heads';
import { heads as es } from '../locales/es/heads';
import { heads as pt } from '../locales/pt/heads';

const heads = { pt, en, es };

type Screen = keyof typeof pt extends infer Key ? (Key extends `admin.${infer Name}.head` ? Name : never) : never;

/** The `head` of a screen's module. */
export function createHead(screen: Screen) {
  return ({ language, site }: HeadContext): PageHead => ({
    title: `${heads[language][`admin.${screen}.head`]} · ${site.brand}`,
    description: heads[language][`admin.${screen}.description`],
  });
}
