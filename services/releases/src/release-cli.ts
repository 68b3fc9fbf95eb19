import { createContext } from './cli/context.ts';
import { runRelease } from './cli/run.ts';
import { writeEnding } from './cli/words.ts';

writeEnding(await runRelease(process.argv.slice(2), createContext));
