import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Alert, Button } from '@ponte/kit';
import type { Language } from '@ponte/contract/language';
import { useTexts } from '../texts';
import styles from './Alerts.module.css';
import type { Failure } from '../api/call';

/** What came of something that was asked for. The focus goes here: what was pressed is gone. */
export function DoneAlert({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert>{children}</Alert>
    </div>
  );
}

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

interface LoadFailureProps {
  lines: readonly string[];
  onRetry: () => void;
}

/** What stands in place of something that could not be loaded. */
export function LoadFailure({ lines, onRetry }: LoadFailureProps) {
  const t = useTexts();
  return (
    <div className={styles.failure}>
      <FailureAlert lines={lines} />
      <Button onClick={onRetry}>{t('admin.retry')}</Button>
    </div>
  );
}

interface OwnWords {
  /** When the server did not answer. */
  readonly noAnswer: string;
  /** When it answered without saying what is wrong. */
  readonly otherwise: string;
}

/**
 * What a failure says to the person, one text a line. The server's own words come first, while the page is in the language
 * that they are in. No failure says nothing.
 */
export function describeFailure(failure: Failure | undefined, own: OwnWords, language: Language): readonly string[] {
  if (!failure) return [];
  if (failure.kind === 'noAnswer') return [own.noAnswer];
  if (failure.language !== language) return [own.otherwise];
  if (failure.errors.length > 0) return failure.errors;
  return [failure.error || failure.mensagem || own.otherwise];
}
