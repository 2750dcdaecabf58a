import { Sample } from '../testing/sample-words';
import { Button, ButtonLink } from './Button';
import type { States } from './states';

const save = <Sample word="save" />;
const remove = <Sample word="remove" />;

export const states: States = {
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
