import { hostname, userInfo } from 'node:os';

/**
 * Who acts where the store is: the user that this process runs as, asked of the operating system, and the machine. No variable and
 * no option names another; a user without a name (in a container) is called by its number.
 */
export function systemActor(): string {
  const [machine = ''] = hostname().split('.');
  return `${userName()}@${machine}`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
