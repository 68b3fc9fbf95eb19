import type { Gateway } from './gateway.ts';
import { practiceGateway } from './gateways/practice-gateway.ts';

/** Which gateway takes payments, with what it needs; null for none. */
export type GatewaySettings = { name: 'practice'; url: string; secret: string } | null;

/** The gateway that is set. */
export function openGateway(settings: GatewaySettings): Gateway | null {
  return settings && practiceGateway(settings);
}
