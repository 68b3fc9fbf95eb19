import type { OrderStatus } from '@dana/contracts/api/order';
import { html, type Html } from '../../pages/html-page.ts';
import type { StaffTexts } from './staff-texts-en.ts';

/** An order's state in words, and in a colour for those who see it. */
export function statusBadge(status: OrderStatus, { statuses }: StaffTexts): Html {
  const tone = status === 'delivered' ? ' good' : isOver(status) ? ' bad' : '';
  return html`<span class="badge${tone}">${statuses[status]}</span>`;
}

const isOver = (status: OrderStatus): boolean => status === 'cancelled' || status === 'refunded';
