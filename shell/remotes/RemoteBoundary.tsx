import { Component, type ReactNode } from 'react';
import type { RemoteName } from 'shared-config/contract/parts';
import type { Remotes } from './remotes';

interface Props {
  remotes: Remotes;
  part: RemoteName;
  module: string;
  children: ReactNode;
}

/** Keeps an error of one remote from the rest of the page, and draws again what takes its place. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private unsubscribe: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.unsubscribe = this.props.remotes.subscribe(() => {
      const { remotes, part, module } = this.props;
      if (this.state.failed && remotes.find(part, module).status === 'ready') this.setState({ failed: false });
    });
  }

  override componentDidUpdate(before: Props) {
    const moved = before.part !== this.props.part || before.module !== this.props.module;
    if (moved && this.state.failed) this.setState({ failed: false });
  }

  override componentDidCatch() {
    this.props.remotes.failRender(this.props.part, this.props.module);
  }

  override componentWillUnmount() {
    this.unsubscribe?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
