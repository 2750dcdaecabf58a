import { Lamp } from './Lamp';
import type { States } from './states';

const night = { width: '3.5rem', padding: '0.75rem', background: 'var(--night)', color: 'var(--on-night)' };

export const states: States = {
  'on the launcher': (
    <div style={night}>
      <Lamp />
    </div>
  ),
};
