import type { DecideReturnInput, TakeStepInput } from '@dana/contracts/api/staff-order';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { decideReturn } from '../orders/return-steps.ts';
import { takeStep } from '../orders/take-step.ts';
import type { StaffMember } from './tokens/staff-tokens.ts';

type Work = { staff: StaffMember; orderId: string; log: Logger };

/** Takes a step in the name of a token; the log says who did what to which order – by its number, as its id opens it. */
export async function takeStaffStep(
  trx: Kysely<Database>,
  deps: ApiDeps,
  { staff, orderId, log }: Work,
  input: TakeStepInput,
): Promise<void> {
  await takeStep(trx, deps, { orderId, input, actor: staff.name });
  const order = await numberOf(trx, orderId);
  log.info({ staff: staff.name, token: staff.tokenId, order, step: input.step }, 'order step');
}

/** Decides a return in the name of a token, likewise logged. */
export async function decideStaffReturn(
  trx: Kysely<Database>,
  deps: ApiDeps,
  { staff, orderId, log }: Work,
  { returnId, input }: { returnId: string; input: DecideReturnInput },
): Promise<void> {
  await decideReturn(trx, deps, { orderId, returnId, input, actor: staff.name });
  const order = await numberOf(trx, orderId);
  const who = { staff: staff.name, token: staff.tokenId };
  log.info({ ...who, order, return: returnId, decision: input.decision }, 'return decision');
}

async function numberOf(trx: Kysely<Database>, orderId: string): Promise<string> {
  const { number } = await trx
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return number;
}
