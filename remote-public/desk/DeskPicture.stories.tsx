import type { Stories } from '@ponte/kit/ui/stories';
import { DeskPicture } from './DeskPicture';

export const stories: Stories = {
  visas: <DeskPicture of="visas" />,
  taxes: <DeskPicture of="tax" />,
  services: <DeskPicture of="services" />,
};
