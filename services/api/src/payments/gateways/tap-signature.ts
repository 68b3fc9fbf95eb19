import { createHmac } from 'node:crypto';
import { majorText, toMinor } from '@dana/contracts/money';
import { type TapCharge, type TapRefund, wordOf } from './tap-forms.ts';

/**
 * What Tap sends as `hashstring` with a charge or a refund: HMAC-SHA256 with the secret key over names and values of seven
 * fields, as hex. The amount has all decimals of its currency, whatever the JSON says.
 */
export function tapSignature(secretKey: string, report: TapCharge | TapRefund): string {
  const created = report.object === 'charge' ? report.transaction?.created : report.created;
  const signed = [
    ['x_id', report.id],
    ['x_amount', majorText(toMinor(report.amount, report.currency), report.currency)],
    ['x_currency', report.currency],
    ['x_gateway_reference', wordOf(report.reference?.gateway)],
    ['x_payment_reference', wordOf(report.reference?.payment)],
    ['x_status', report.status],
    ['x_created', wordOf(created)],
  ];
  return createHmac('sha256', secretKey).update(signed.flat().join('')).digest('hex');
}
