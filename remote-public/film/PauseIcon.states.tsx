import type { States } from '@ponte/kit/ui/states';
import { PauseIcon } from './PauseIcon';

export const states: States = { running: <PauseIcon running />, standing: <PauseIcon running={false} /> };
