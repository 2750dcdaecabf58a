import type { States } from '@ponte/kit/ui/states';
import { ChatMark } from './ChatMark';

export const states: States = { 'the mark': <ChatMark /> };
