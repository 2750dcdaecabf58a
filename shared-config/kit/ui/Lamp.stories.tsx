import { Lamp } from './Lamp';
import type { Stories } from './stories';

const night = { width: '3.5rem', padding: '0.75rem', background: 'var(--night)', color: 'var(--on-night)' };

export const stories: Stories = {
  'on the launcher': (
    <div style={night}>
      <Lamp />
    </div>
  ),
};
