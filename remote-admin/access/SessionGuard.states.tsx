import type { States } from '@ponte/kit/ui/states';
import { bia, signIn } from '../testing/people';
import { SessionGuard } from './SessionGuard';

const guarded = <SessionGuard needs="admin">Ponte</SessionGuard>;

export const states: States = {
  'nobody is signed in': { render: () => guarded, window: 220 },
  'signed in without the role': { render: () => guarded, window: 420, before: () => signIn(bia) },
};
