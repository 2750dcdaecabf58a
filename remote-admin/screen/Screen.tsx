import type { HeadContext, PageHead } from '@ponte/kit';
import type { ReactNode } from 'react';
import { heads } from '../locales/heads';
import { TextsBoundary } from '../texts';
import { SessionGuard } from '../access/SessionGuard';
import { ScreenSkeleton } from './AccountFrame';

type Screen = keyof typeof heads.pt extends infer Key ? (Key extends `admin.${infer Name}.head` ? Name : never) : never;

/** Creates the `head` export of a screen's module. */
export function createHead(screen: Screen) {
  return ({ language, site }: HeadContext): PageHead => ({
    title: `${heads[language][`admin.${screen}.head`]} · ${site.brand}`,
    description: heads[language][`admin.${screen}.description`],
  });
}

interface ScreenProps {
  /** What a visitor needs to see it; absent for public screens. */
  needs?: 'session' | 'admin';
  children: ReactNode;
}

/** Wraps every exposed screen: loads the texts first, then checks the session. */
export function Screen({ needs, children }: ScreenProps) {
  return (
    <TextsBoundary fallback={<ScreenSkeleton isAdmin={needs === 'admin'} />}>
      {needs ? <SessionGuard needs={needs}>{children}</SessionGuard> : children}
    </TextsBoundary>
  );
}
