import { localeCookieLifetimeDays } from '@dana/contracts/locale';

const secondsPerDay = 86_400;

/** Remembers a choice of the shopper that the server has to know with the next document. Lifetime: 365 days. */
export function writeChoice(cookieName: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = `Max-Age=${localeCookieLifetimeDays * secondsPerDay}`;
  document.cookie = `${cookieName}=${value}; Path=/; ${lifetime}; SameSite=Lax${secure}`;
}
