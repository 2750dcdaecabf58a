import { Component, type ReactNode } from 'react';
import type { RemoteName } from '@ponte/contract/parts';
import type { Remotes } from './remotes';
import type { Place } from './remotes-context';

interface Props {
  remotes: Remotes;
  part: RemoteName;
  module: string;
  place: Place;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * Keeps an error of one remote from the rest of the page, and renders the build that replaces it. Until then a snapshot
 * of the page's outlet stays, so that nothing jumps and a press meets what the visitor sees.
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

  /** React changes the page after this. */
  override getSnapshotBeforeUpdate(_: Props, before: State) {
    if (this.state.failed && !before.failed && this.props.place === 'page') this.snapshot = takeSnapshot();
    if (!this.state.failed) this.snapshot?.remove();
    return null;
  }

  override componentDidUpdate(_: Props, before: State) {
    if (this.state.failed && !before.failed) this.snapshot?.show();
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

/** Copies what stands in the page's outlet, to be shown once React has removed the original. */
function takeSnapshot() {
  const outlet = document.querySelector('[data-outlet=page]');
  const copies = [...(outlet?.children ?? [])].map((element) => element.cloneNode(true) as Element);
  return {
    show: () => outlet?.append(...copies),
    remove: () => copies.forEach((copy) => copy.remove()),
  };
}
