import { Sample } from '../testing/sample-words';
import { Alert } from './Alert';
import type { States } from './states';

export const states: States = {
  done: (
    <Alert>
      <Sample word="done" />
    </Alert>
  ),
  problem: (
    <Alert problem>
      <Sample word="failed" />
    </Alert>
  ),
  'several problems': (
    <Alert problem>
      <ul>
        <li>
          <Sample word="missing" />
        </li>
        <li>
          <Sample word="failed" />
        </li>
      </ul>
    </Alert>
  ),
};
