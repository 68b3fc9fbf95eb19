import type { StaffScope } from '@dana/contracts/api/staff-order';
import type { Context } from 'hono';
import type { ApiDeps } from '../../deps.ts';
import type { ApiEnv } from '../../http/context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { allows, findStaff, type StaffMember } from './staff-tokens.ts';

/**
 * Who calls with a staff token; their answers are kept nowhere. Errors of what it returns: 401 without a good token, 403 for
 * one that does not allow this.
 */
export function staffOf({ db, now }: Pick<ApiDeps, 'db' | 'now'>) {
  return async (c: Context<ApiEnv>, scope: StaffScope): Promise<StaffMember> => {
    c.header('Cache-Control', 'no-store');
    const text = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1];
    const staff = await findStaff(db, text, now());
    if (!staff) throw new ApiFailure(401, 'unauthenticated');
    if (!allows(staff, scope)) throw new ApiFailure(403, 'scope_missing');
    return staff;
  };
}
