import { Sample } from '../testing/sample-texts';
import { Alert } from './Alert';
import type { Stories } from './stories';

export const stories: Stories = {
  done: (
    <Alert>
      <Sample text="done" />
    </Alert>
  ),
  problem: (
    <Alert problem>
      <Sample text="failed" />
    </Alert>
  ),
  'several problems': (
    <Alert problem>
      <ul>
        <li>
          <Sample text="missing" />
        </li>
        <li>
          <Sample text="failed" />
        </li>
      </ul>
    </Alert>
  ),
};
