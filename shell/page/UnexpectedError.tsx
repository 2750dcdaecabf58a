import { Component, type ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** An error from before the first render. */
  error?: unknown;
  children?: ReactNode;
}

/**
 * Shown instead of a blank page when the shell itself throws, so it depends on neither texts nor session. The product
 * specification fixes its title, in English for every language.
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
      <main className={styles.failure} lang="en">
        <title>Unexpected Application Error</title>
        <div className={styles.text}>
          <h1>Unexpected Application Error</h1>
          <p>
            {status} {message}
          </p>
          <a href="/">Home</a>
        </div>
      </main>
    );
  }
}
