import type { ReactNode } from 'react';
import { TextsGate } from '../language/TextsGate';
import { SessionGuard } from '../access/SessionGuard';
import { Waiting } from './Waiting';

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
