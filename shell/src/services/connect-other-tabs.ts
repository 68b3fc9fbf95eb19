import { connectTabs, type OwnedBus } from '@dana/bus';
import { createLateSource, inIdleTime } from '@dana/runtime';

/**
 * Joins the shopper's other tabs at once. What they send is checked first, since another tab may run another version of the
 * shop; the schemas for it are loaded when the page has time, and what came before is taken in then. From then on what this
 * tab publishes is checked as well: a page in use goes on, and its log names the fact.
 */
export function connectOtherTabs(bus: OwnedBus): void {
  const events = createLateSource(() => import('@dana/contracts/events'));
  inIdleTime(events.ask);
  // Lost on the way: until the connection is back, this tab speaks and does not listen.
  window.addEventListener('online', events.ask);
  connectTabs(bus, async (message) => (await events.whenThere()).shopEventSchema.safeParse(message).data);
  void events.whenThere().then(({ shopEventSchema }) => {
    window.removeEventListener('online', events.ask);
    bus.all.subscribe(({ event, origin }) => {
      if (origin === 'tab' && !shopEventSchema.safeParse(event).success)
        // biome-ignore lint/suspicious/noConsole: the log names the fact to the team that published it
        console.error(`The fact ${event.type} breaks its contract.`);
    });
  });
}
