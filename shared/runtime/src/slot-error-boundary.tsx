import { Component, type ReactNode } from 'react';

type SlotErrorBoundaryProps = {
  fallback: ((retry: () => void) => ReactNode) | undefined;
  onRetry: () => void;
  /** Called with everything that is caught here, once each. */
  onThrown?: ((error: unknown) => void) | undefined;
  /** Called when it has failed, with what tries again. @returns what ends that: nothing is to be tried any more. */
  whileFailed?: ((retry: () => void) => (() => void) | undefined) | undefined;
  children: ReactNode;
};

/** Keeps what happens in one region in that region. */
export class SlotErrorBoundary extends Component<SlotErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #endWaiting: (() => void) | undefined;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrown?.(error);
    this.#endWaiting?.();
    this.#endWaiting = this.props.whileFailed?.(this.retry);
  }

  override componentWillUnmount(): void {
    this.#endWaiting?.();
  }

  readonly retry = (): void => {
    this.#endWaiting?.();
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(this.retry) ?? null;
  }
}
