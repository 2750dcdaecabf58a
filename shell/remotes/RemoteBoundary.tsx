import { Component, type ReactNode } from 'react';
import type { RemoteName } from 'shared-config/contract/parts';
import type { Remotes } from './remotes';
import { copyOutlet, type Place } from './stand-in';

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
 * Keeps an error of one remote from the rest of the page, and draws again what takes its place. Until then a copy of what
 * stood there stays, so that nothing jumps and a press meets what the visitor sees.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state = { failed: false };
  private unsubscribe: (() => void) | undefined;
  private standIn: ReturnType<typeof copyOutlet> | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.unsubscribe = this.props.remotes.subscribe(() => {
      const { remotes, part, module } = this.props;
      const { status } = remotes.find(part, module);
      if (this.state.failed && status === 'ready') this.setState({ failed: false });
      if (status === 'failed') this.standIn?.remove();
    });
  }

  /** React changes the page after this. */
  override getSnapshotBeforeUpdate(_: Props, before: State) {
    if (this.state.failed && !before.failed) this.standIn = copyOutlet(this.props.place);
    if (!this.state.failed) this.standIn?.remove();
    return null;
  }

  override componentDidUpdate(_: Props, before: State) {
    if (this.state.failed && !before.failed) this.standIn?.show();
  }

  override componentDidCatch(error: unknown) {
    this.props.remotes.failRender(this.props.part, this.props.module, error);
  }

  override componentWillUnmount() {
    this.unsubscribe?.();
    this.standIn?.remove();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
