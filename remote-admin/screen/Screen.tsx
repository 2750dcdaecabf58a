import type { HeadContext, PageHead } from '@ponte/kit';
import type { ReactNode } from 'react';
import { heads as en } from '../locales/en/heads';
import { heads as es } from '../locales/es/heads';
import { heads as pt } from '../locales/pt/heads';
import { TextsGate } from '../language/TextsGate';
import { SessionGuard } from '../access/SessionGuard';
import { Waiting } from './Waiting';

const heads = { pt, en, es };

type Screen = keyof typeof pt extends infer Key ? (Key extends `admin.${infer Name}.head` ? Name : never) : never;

/** The `head` of a screen's module. */
export function createHead(screen: Screen) {
  return ({ language, site }: HeadContext): PageHead => ({
    title: `${heads[language][`admin.${screen}.head`]} · ${site.brand}`,
    description: heads[language][`admin.${screen}.description`],
  });
}

interface ScreenProps {
  /** Who may see it; absent for everybody. */
  needs?: 'session' | 'admin';
  children: ReactNode;
}

/** What every exposed screen stands in: first its texts, then who may see it. */
export function Screen({ needs, children }: ScreenProps) {
  return (
    <TextsGate waiting={<Waiting />}>
      {needs ? <SessionGuard needs={needs}>{children}</SessionGuard> : children}
    </TextsGate>
  );
}
