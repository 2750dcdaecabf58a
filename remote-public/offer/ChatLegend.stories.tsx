import type { Stories } from '@ponte/kit/ui/stories';
import { ChatLegend } from './ChatLegend';

export const stories: Stories = {
  'with a chat number': <ChatLegend />,
};
