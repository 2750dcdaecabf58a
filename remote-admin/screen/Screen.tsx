import type { HeadContext, PageHead } from '@ponte/kit';
import type { ReactNode } from 'react';
import { heads } from '../locales/heads';
import { TextsBoundary } from '../texts';
import { SessionGuard } from '../access/SessionGuard';
import { ScreenSkeleton } from './AccountFrame';

/** Creates the `head` export of a screen's module. */
export function createHead(screen: keyof typeof heads.pt) {
  return ({ language, site }: HeadContext): PageHead => {
    const [title, description = ''] = heads[language][screen];
    return { title: `${title} · ${site.brand}`, description };
  };
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
