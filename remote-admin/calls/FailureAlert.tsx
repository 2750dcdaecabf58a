import type { Failure } from 'shared-config/api/result';
import { Alert } from 'shared-config/kit';
import { describeFailure } from './describe-failure';

interface FailureAlertProps {
  failure: Failure | undefined;
  noAnswer: string;
  otherwise: string;
}

/** A failed call in words, several as a list. */
export function FailureAlert({ failure, noAnswer, otherwise }: FailureAlertProps) {
  if (!failure) return null;
  const lines = describeFailure(failure, { noAnswer, otherwise });
  return (
    <Alert problem>
      {lines.length === 1 ? (
        lines[0]
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
