import { Component, type ReactNode } from 'react';
import styles from './UnexpectedError.module.css';

interface Props {
  /** What is wrong before anything could be rendered. */
  error?: unknown;
  children?: ReactNode;
}

/**
 * The router's fallback page: the last thing between an error of the shell itself and a blank page, so it needs neither
 * texts nor session. Its title is the product's, in English in every language.
 */
export class UnexpectedError extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: this.props.error };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { status = 500, message = String(error) } = error as { status?: number; message?: string };
    return (
      <main className={styles.page} lang="en">
        <title>Unexpected Application Error</title>
        <h1>Unexpected Application Error</h1>
        <p className={styles.message}>
          {status} {message}
        </p>
        <a href="/">Home</a>
      </main>
    );
  }
}
