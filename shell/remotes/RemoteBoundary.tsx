import { Component, type ReactNode } from 'react';
import type { RemoteName } from '@ponte/contract/parts';
import type { Remotes } from './remotes';
import type { Outlet } from './remotes-context';

interface Props {
  remotes: Remotes;
  part: RemoteName;
  module: string;
  outlet: Outlet;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * Contains an error of one remote, and renders the build that replaces it. Until then it shows a snapshot of the page's
 * outlet, so that the layout does not shift and a click hits what the visitor sees.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state = { failed: false };
  private unsubscribe: (() => void) | undefined;
  private snapshot: ReturnType<typeof takeSnapshot> | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.unsubscribe = this.props.remotes.subscribe(() => {
      const { remotes, part, module } = this.props;
      const { status } = remotes.find(part, module);
      if (this.state.failed && status === 'ready') this.setState({ failed: false });
      if (status === 'failed') this.snapshot?.remove();
    });
  }

  /** Runs before React changes the page. */
  override getSnapshotBeforeUpdate(_: Props, previous: State) {
    if (this.state.failed && !previous.failed && this.props.outlet === 'page') this.snapshot = takeSnapshot();
    if (!this.state.failed) this.snapshot?.remove();
    return null;
  }

  override componentDidUpdate(_: Props, previous: State) {
    if (this.state.failed && !previous.failed) this.snapshot?.show();
  }

  override componentDidCatch(error: unknown) {
    this.props.remotes.failRender(this.props.part, this.props.module, error);
  }

  override componentWillUnmount() {
    this.unsubscribe?.();
    this.snapshot?.remove();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Copies the content of the page's outlet, to be shown after React has removed the original. */
function takeSnapshot() {
  const outlet = document.querySelector('[data-outlet=page]');
  const copies = [...(outlet?.children ?? [])].map((element) => element.cloneNode(true) as Element);
  return {
    show: () => outlet?.append(...copies),
    remove: () => copies.forEach((copy) => copy.remove()),
  };
}
