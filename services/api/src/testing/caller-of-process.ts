import type { ApiProcess } from './start-process.ts';
import { callerOf } from './test-caller.ts';

/** Calls a process over the network, as `callerOf` calls an API in process. */
export const callerOfProcess = ({ baseUrl }: Pick<ApiProcess, 'baseUrl'>) =>
  callerOf({
    fetch: (request) => fetch(new Request(request.url.replace('http://api.test', baseUrl), request)),
  });
