import { ChatMark } from './ChatMark';
import type { States } from './states';

export const states: States = { 'in the corner': <ChatMark size={26} />, 'in a price list': <ChatMark size={22} /> };
