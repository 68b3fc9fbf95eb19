import { checks } from '../gate/checks.ts';
import { ensureNatsServer } from '../gate/ensure-nats.ts';
import { ensureS3Server } from '../gate/ensure-s3.ts';
import { verify } from '../gate/verify.ts';

/* `npm test`: every check and unit test, then every journey in a real browser, then one line with the sum. */

const say = (line: string): void => console.log(line);
say(await ensureNatsServer());
say(await ensureS3Server());
const isGood = await verify({ checks, isCi: process.env.CI === 'true', say });
process.exit(isGood ? 0 : 1);
