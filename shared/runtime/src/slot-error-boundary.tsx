import { Component, type ReactNode } from 'react';

type SlotErrorBoundaryProps = {
  fallback: ((retry: () => void) => ReactNode) | undefined;
  onRetry: () => void;
  /** Called with everything that is caught here, once each. */
  onThrown?: ((error: unknown) => void) | undefined;
  children: ReactNode;
};

/** Keeps what happens in one region in that region. */
export class SlotErrorBoundary extends Component<SlotErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrown?.(error);
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(this.retry) ?? null;
  }
}
