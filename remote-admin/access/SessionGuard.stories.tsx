import type { Stories } from '@ponte/kit/ui/stories';
import { bia, signIn } from '../testing/people';
import { NoPermission, SessionGuard } from './SessionGuard';

const guarded = <SessionGuard needs="admin">Ponte</SessionGuard>;

export const stories: Stories = {
  'signed out': { render: () => guarded, window: 220 },
  'signed in without the role': { render: () => guarded, window: 420, before: () => signIn(bia) },
  'message alone': <NoPermission email="bia@ponte.example" />,
};
