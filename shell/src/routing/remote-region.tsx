import { PageParamsContext, RegionContext, SlotErrorBoundary, useShell } from '@dana/runtime';
import type { ComponentProps, ReactNode } from 'react';
import type { RouteMatch } from '@dana/contracts/match-route';

type RemoteRegionProps = {
  match: RouteMatch;
  /** The release that it is of: "mf-product@1.2.0". */
  origin: string;
  fallback: ComponentProps<typeof SlotErrorBoundary>['fallback'];
  onRetry?: (() => void) | undefined;
  children: ReactNode;
};

const nothing = (): void => undefined;

/** A part of the page that belongs to a remote; what that throws while it renders stays in here. */
export function RemoteRegion({ match, origin, fallback, onRetry, children }: RemoteRegionProps): ReactNode {
  const { reportCrash } = useShell();
  return (
    <SlotErrorBoundary
      onRetry={onRetry ?? nothing}
      onThrown={(error) => reportCrash?.(origin, error)}
      fallback={fallback}
    >
      <PageParamsContext value={match.params}>
        <RegionContext value={origin}>
          <div data-remote={origin}>{children}</div>
        </RegionContext>
      </PageParamsContext>
    </SlotErrorBoundary>
  );
}
