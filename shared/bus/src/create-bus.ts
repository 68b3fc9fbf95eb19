import type { ShopEvent, ShopEventOf, ShopEventType } from '@dana/contracts/events';
import { type StateTopic, stateTopics } from '@dana/contracts/state-topics';
import { map, Observable, Subject } from 'rxjs';

/** A fact as a listener receives it. */
export type Delivery<Event extends ShopEvent = ShopEvent> = {
  event: Event;
  /** Where it was published: in this tab, or in another one of the same shopper. */
  origin: 'tab' | 'otherTab';
  /** It was published before this listener came: the last value of a state topic. */
  isReplay: boolean;
};

export type Bus = {
  /** Emits a fact to all who listen now; a state topic also to all who come later. */
  publish(event: ShopEvent): void;
  /** Facts of one type. A state topic starts with its last value, when it has one. */
  on<Type extends ShopEventType>(type: Type): Observable<ShopEventOf<Type>>;
  /** The same, with where each fact comes from: for the owner of a topic, who must distinguish its own from another tab's. */
  deliveries<Type extends ShopEventType>(type: Type): Observable<Delivery<ShopEventOf<Type>>>;
  /** The last value of a state topic, or undefined before its first. */
  last<Topic extends StateTopic>(topic: Topic): ShopEventOf<Topic> | undefined;
  /** Every fact, without replay: for the transport between tabs and for diagnosis. */
  readonly all: Observable<Delivery>;
};

/** What the shell holds: it alone brings in what other tabs published. */
export type OwnedBus = Bus & { receive(event: ShopEvent): void };

type BusOptions = {
  /** Looks at each fact that this tab publishes before it travels, and throws on one that breaks its contract. */
  validate?: ((event: ShopEvent) => void) | undefined;
};

const stateTopicNames = new Set<string>(stateTopics);

/**
 * The one transport between remotes. The shell creates it; everyone else finds it through the shell's context.
 * A listener that throws does not keep the fact from the others: RxJS reports it on a task of its own.
 */
export function createBus({ validate }: BusOptions = {}): OwnedBus {
  const deliveries = new Subject<Delivery>();
  const lastValues = new Map<string, Delivery>();

  function deliver(event: ShopEvent, origin: Delivery['origin']): void {
    const delivery: Delivery = { event, origin, isReplay: false };
    if (stateTopicNames.has(event.type)) lastValues.set(event.type, delivery);
    deliveries.next(delivery);
  }

  function deliveriesOf<Type extends ShopEventType>(type: Type): Observable<Delivery<ShopEventOf<Type>>> {
    return new Observable((subscriber) => {
      const isOfType = (delivery: Delivery): delivery is Delivery<ShopEventOf<Type>> =>
        delivery.event.type === type;
      const last = lastValues.get(type);
      if (last && isOfType(last)) subscriber.next({ ...last, isReplay: true });
      return deliveries.subscribe((delivery) => {
        if (isOfType(delivery)) subscriber.next(delivery);
      });
    });
  }

  return {
    publish(event) {
      validate?.(event);
      deliver(event, 'tab');
    },
    receive: (event) => deliver(event, 'otherTab'),
    on: (type) => deliveriesOf(type).pipe(map(({ event }) => event)),
    deliveries: deliveriesOf,
    // The map is keyed by the event's own type, which the compiler cannot see.
    last: (topic) => lastValues.get(topic)?.event as ShopEventOf<typeof topic> | undefined,
    all: deliveries.asObservable(),
  };
}
