import { checks } from '../gate/checks.ts';
import { ensureNatsServer, ensureS3Server } from '../gate/ensure-servers.ts';
import { gateEnvironment } from '../gate/usual-gate.ts';
import { verify } from '../gate/verify.ts';

/*
 * `npm test`: every check, the tests that need no servers of their own, and the journeys that prove the composed shop.
 * `npm run test:whole`: every test there is. Then one line with the sum. docs/testing.md says what is shown where.
 */

const say = (line: string): void => console.log(line);
const isWhole = process.argv.includes('whole');
Object.assign(process.env, gateEnvironment(isWhole));
if (isWhole) say(await ensureNatsServer());
say(
  isWhole ? await ensureS3Server() : 'What takes longer is left to `npm run test:whole` (docs/testing.md).',
);
const isGood = await verify({ checks, isCi: process.env.CI === 'true', say });
process.exit(isGood ? 0 : 1);
