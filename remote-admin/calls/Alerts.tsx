import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Alert, Button, VisuallyHidden } from '@ponte/kit';
import type { Language } from '@ponte/contract/language';
import { useTexts } from '../texts';
import styles from './Alerts.module.css';
import type { Failure } from '../api/call';
import type { Load } from './use-load';

interface LoadStatusProps {
  load: Load<unknown>;
  /** Announced once the load is ready. */
  ready?: string | undefined;
  /** The class of the line that shows it. Without one it is for screen readers alone. */
  className?: string | undefined;
}

/** Announces the progress of a load. Always rendered: screen readers often miss a live region that arrives with its text. */
export function LoadStatus({ load, ready, className }: LoadStatusProps) {
  const t = useTexts();
  const status = (
    <span role="status" className={className}>
      {load.state === 'loading' && t('admin.loading')}
      {load.state === 'ready' && ready}
    </span>
  );
  return className ? status : <VisuallyHidden>{status}</VisuallyHidden>;
}

/** Reports the outcome of an action. It takes the focus, because the button that was pressed is gone. */
export function DoneAlert({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert>{children}</Alert>
    </div>
  );
}

/** Reports what is wrong, several lines as a list. Renders nothing without lines. */
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

/** Replaces content that failed to load, with a retry. */
export function LoadFailure({ lines, onRetry }: LoadFailureProps) {
  const t = useTexts();
  return (
    <div className={styles.failure}>
      <FailureAlert lines={lines} />
      <Button onClick={onRetry}>{t('admin.retry')}</Button>
    </div>
  );
}

interface FallbackTexts {
  /** For a call without a response. */
  readonly noResponse: string;
  /** For an error response without a message. */
  readonly otherwise: string;
}

/**
 * The lines that report a failure; none when there is no failure. The server's own messages come first, unless the page's
 * language has changed since.
 */
export function describeFailure(
  failure: Failure | undefined,
  fallback: FallbackTexts,
  language: Language,
): readonly string[] {
  if (!failure) return [];
  if (failure.kind === 'noResponse') return [fallback.noResponse];
  if (failure.language !== language) return [fallback.otherwise];
  if (failure.errors.length > 0) return failure.errors;
  return [failure.error || failure.mensagem || fallback.otherwise];
}
