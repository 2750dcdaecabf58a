import { ChatMark } from './ChatMark';
import type { Stories } from './stories';

export const stories: Stories = { 'in the corner': <ChatMark size={26} />, 'in a price list': <ChatMark size={22} /> };
