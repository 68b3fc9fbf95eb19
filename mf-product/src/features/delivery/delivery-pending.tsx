import { Skeleton } from '@dana/ui';
import css from './delivery-promise.module.css';

/** Keeps the room of the days of delivery until they are there. */
export function DeliveryPending() {
  return <Skeleton shape="block" className={css.coming} />;
}
