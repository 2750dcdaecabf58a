import type { States } from '@ponte/kit/ui/states';
import { bia, signIn } from '../testing/people';
import { NoPermission, SessionGuard } from './SessionGuard';

const guarded = <SessionGuard needs="admin">Ponte</SessionGuard>;

export const states: States = {
  'signed out': { render: () => guarded, window: 220 },
  'signed in without the role': { render: () => guarded, window: 420, before: () => signIn(bia) },
  'message alone': <NoPermission email="bia@ponte.example" />,
};
