import type { Stories } from '@ponte/kit/ui/stories';
import { Sample } from './Sample';

export const stories: Stories = {
  'beside a name': (
    <h3>
      Marina Duarte <Sample />
    </h3>
  ),
};
