import type { States } from 'shared-config/ui/states';
import { PauseIcon } from './PauseIcon';

export const states: States = { running: <PauseIcon running />, standing: <PauseIcon running={false} /> };
