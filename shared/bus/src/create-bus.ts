import type { ShopEvent, ShopEventOf, ShopEventType } from '@dana/contracts/events';
import { type StateTopic, stateTopics } from '@dana/contracts/state-topics';
import { Observable, Subject } from 'rxjs';

export type Bus = {
  /** Tells a fact to all who listen now; a state topic also to all who come later. */
  publish(event: ShopEvent): void;
  /** Facts of one type. A state topic starts with its last value, when it has one. */
  on<Type extends ShopEventType>(type: Type): Observable<ShopEventOf<Type>>;
  /** The last value of a state topic, or undefined before its first. */
  last<Topic extends StateTopic>(topic: Topic): ShopEventOf<Topic> | undefined;
  /** Every fact, without replay: for the transport between tabs and for diagnosis. */
  readonly all: Observable<ShopEvent>;
};

type BusOptions = {
  /** Development: looks at each event before it travels, and throws on one that breaks its contract. */
  validate?: (event: ShopEvent) => void;
};

const stateTopicNames = new Set<string>(stateTopics);

/**
 * The one transport between remotes. The shell creates it; everyone else finds it through the shell's context.
 * A listener that throws does not keep the others from hearing: RxJS reports it on a task of its own.
 */
export function createBus({ validate }: BusOptions = {}): Bus {
  const events = new Subject<ShopEvent>();
  const lastValues = new Map<string, ShopEvent>();

  return {
    publish(event) {
      validate?.(event);
      if (stateTopicNames.has(event.type)) lastValues.set(event.type, event);
      events.next(event);
    },
    on<Type extends ShopEventType>(type: Type) {
      return new Observable<ShopEventOf<Type>>((subscriber) => {
        const isOfType = (event: ShopEvent): event is ShopEventOf<Type> => event.type === type;
        const last = lastValues.get(type);
        if (last && isOfType(last)) subscriber.next(last);
        return events.subscribe((event) => {
          if (isOfType(event)) subscriber.next(event);
        });
      });
    },
    // The map is keyed by the event's own type, which the compiler cannot see.
    last: (topic) => lastValues.get(topic) as ShopEventOf<typeof topic> | undefined,
    all: events.asObservable(),
  };
}
