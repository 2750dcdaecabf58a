import type { States } from 'shared-config/ui/states';
import { ChatMark } from './ChatMark';

export const states: States = { 'the mark': <ChatMark /> };
