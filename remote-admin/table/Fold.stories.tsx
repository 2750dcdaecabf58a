import type { Stories } from '@ponte/kit/ui/stories';
import { Fold } from './Fold';

const content = (
  <ul>
    <li>1</li>
    <li>2</li>
  </ul>
);

export const stories: Stories = {
  folded: { render: () => <Fold label="1, 2">{content}</Fold> },
  open: {
    render: () => (
      <Fold label="1, 2" startsOpen>
        {content}
      </Fold>
    ),
  },
};
