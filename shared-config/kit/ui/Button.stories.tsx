import { Sample } from '../testing/sample-texts';
import { Button, ButtonLink } from './Button';
import type { Stories } from './stories';

const save = <Sample text="save" />;
const remove = <Sample text="remove" />;

export const stories: Stories = {
  primary: <Button kind="primary">{save}</Button>,
  quiet: <Button>{save}</Button>,
  danger: <Button kind="danger">{remove}</Button>,
  'primary, busy': (
    <Button kind="primary" aria-disabled>
      {save}
    </Button>
  ),
  'quiet, disabled': <Button disabled>{save}</Button>,
  'danger, busy': (
    <Button kind="danger" aria-disabled>
      {remove}
    </Button>
  ),
  'a link': (
    <ButtonLink kind="primary" href="#link">
      {save}
    </ButtonLink>
  ),
  'a quiet link': <ButtonLink href="#link">{save}</ButtonLink>,
};
