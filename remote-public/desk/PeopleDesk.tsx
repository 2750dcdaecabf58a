import { Desk } from './Desk';
import { Person } from './Person';

export function PeopleDesk() {
  return (
    <Desk>
      <Person x={84} y={118} hairCut="long" hair="#2b1a1c" skin="#c98d66" coat="#1f6f6a" shirt="#fbf7f0" />
      <Person x={232} y={120} hairCut="bun" hair="#5b3220" skin="#e2b48e" coat="#6b2433" shirt="#fbf7f0" />
      <Person x={158} y={98} hairCut="short" hair="#17121a" skin="#8d5a3c" coat="#e3d8c4" shirt="#10243e" />
    </Desk>
  );
}
