import { newRequestId } from '@dana/runtime';

/** What a fault is called on the page that it made and in the server's log: eight letters and digits. */
export function newIncident(): string {
  return newRequestId().slice(0, 8);
}
