import { Alert } from '@ponte/kit';

/** What is wrong, several things as a list; nothing when there is nothing. */
export function FailureAlert({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
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
