import { latePart } from '@dana/runtime';
import type { ComponentProps } from 'react';
import { PageFrame } from '../page-frame.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import type { PlacedOrderPage as Page } from './placed-order-page.tsx';

// Only on back ends that show no orders.
const Late = latePart(async () => (await import('./placed-order-page.tsx')).PlacedOrderPage);

/** The page of an order that no call answers for, in a file of its own. */
export function PlacedOrderPage(props: ComponentProps<typeof Page>) {
  return (
    <Late
      {...props}
      pending={
        <PageFrame title={props.title} t={props.t}>
          <OrderSkeleton t={props.t} />
        </PageFrame>
      }
    />
  );
}
