import type { Gateway } from './gateway.ts';
import { practiceGateway } from './gateways/practice-gateway.ts';
import { tapGateway } from './gateways/tap-gateway.ts';

/** Which gateway takes payments, with what it needs; null for none. */
export type GatewaySettings =
  | { name: 'practice'; url: string; secret: string }
  | { name: 'tap'; url: string; secretKey: string }
  | null;

/** The gateway that is set. */
export function openGateway(settings: GatewaySettings): Gateway | null {
  if (!settings) return null;
  return settings.name === 'tap' ? tapGateway(settings) : practiceGateway(settings);
}
