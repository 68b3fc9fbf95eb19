import * as z from 'zod/mini';
import type { Gateway } from './gateway.ts';
import { practiceGateway } from './gateways/practice-gateway.ts';
import { tapGateway } from './gateways/tap-gateway.ts';

/** The settings of payment gateways. Secrets come from the environment alone, and are written nowhere. */
export const gatewayVariables = {
  PAYMENT_GATEWAY: z.optional(z.enum(['practice', 'tap', 'none'])),
  PRACTICE_BANK_URL: z._default(z.url(), 'http://localhost:8083'),
  PRACTICE_BANK_SECRET: z.optional(z.string()),
  TAP_API_URL: z._default(z.url(), 'https://api.tap.company/v2'),
  TAP_SECRET_KEY: z.optional(z.string().check(z.regex(/^sk_[\w-]+$/))),
};
const variablesSchema = z.object(gatewayVariables);

/**
 * Who takes payments on a page. The practice bank stands in wherever its secret is set and no other is named.
 * Errors: throws with one sentence for a gateway that is named without its secret.
 */
export function readGateway(data: z.output<typeof variablesSchema>): GatewaySettings {
  const { PAYMENT_GATEWAY: named, PRACTICE_BANK_SECRET: secret, TAP_SECRET_KEY: secretKey } = data;
  if (named === 'tap') {
    if (secretKey === undefined) throw new Error('TAP_SECRET_KEY is not set; PAYMENT_GATEWAY=tap needs it.');
    return { name: 'tap', url: data.TAP_API_URL, secretKey };
  }
  if (named === 'practice' && secret === undefined)
    throw new Error('PRACTICE_BANK_SECRET is not set; PAYMENT_GATEWAY=practice needs it.');
  return secret === undefined || named === 'none'
    ? null
    : { name: 'practice', url: data.PRACTICE_BANK_URL, secret };
}

/** Which gateway takes payments, with what it needs; null for none. */
type GatewaySettings =
  | { name: 'practice'; url: string; secret: string }
  | { name: 'tap'; url: string; secretKey: string }
  | null;

/** The gateway that is set. */
export function openGateway(settings: GatewaySettings): Gateway | null {
  if (!settings) return null;
  return settings.name === 'tap' ? tapGateway(settings) : practiceGateway(settings);
}
