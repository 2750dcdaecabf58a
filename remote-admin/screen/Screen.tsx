import type { HeadContext, PageHead } from '@ponte/kit';
import type { ReactNode } from 'react';
import { heads } from '../locales/heads';
import { TextsBoundary, type Area } from '../texts';
import { SessionGuard } from '../access/SessionGuard';
import { ScreenSkeleton } from './ScreenSkeleton';

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
  /** Whose texts it needs, beside those that all screens share. */
  area?: Area;
  /** Shown until the texts have loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Wraps every exposed screen: loads the texts first, then checks the session. */
export function Screen({
  needs,
  area,
  fallback = <ScreenSkeleton needsSession={Boolean(needs)} />,
  children,
}: ScreenProps) {
  return (
    <TextsBoundary area={area} fallback={fallback}>
      {needs ? <SessionGuard needs={needs}>{children}</SessionGuard> : children}
    </TextsBoundary>
  );
}
