import { cartEventOrder } from '@dana/contracts/event-order';
import { shopEventSchema } from '@dana/contracts/events';
import { stateTopics, tabOnlyTopics } from '@dana/contracts/state-topics';
import * as z from 'zod/mini';

export type EventParties = { name: string; emits: Set<string>; listens: Set<string>; handles: Set<string> };

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  type?: string | string[];
  enum?: string[];
  const?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
};

/** Each event with its fields, as its schema has them. */
const schemas = shopEventSchema.def.options.map((option) => z.toJSONSchema(option) as JsonSchema);

/** The names of all events that may travel. */
export const eventNames = new Set(schemas.map(nameOf));

/** The page about all events: what each carries, who emits it, who receives it. */
export function writeEventsPage(parties: EventParties[]): string {
  const sections = schemas.map((schema) => {
    const event = nameOf(schema);
    const lines = [
      `## ${event}`,
      ...kindOf(event),
      `Fields: ${fieldsOf(schema) || 'none'}.`,
      `Emitted by: ${those(parties, (party) => party.emits.has(event))}.`,
      `Received by: ${those(parties, (party) => party.listens.has(event))}.`,
    ];
    const owner = parties.filter((party) => party.handles.has(event));
    if (owner.length > 0)
      lines.push(`Answered by the service of ${owner.map(({ name }) => name).join(', ')}.`);
    return lines.join('\n\n');
  });
  const introduction = [
    '# Events of the bus',
    'Written by `pnpm check events --write` from `shared/contracts/src/events.ts` and the code of shell and remotes; `pnpm check` compares. Why facts only: [decision](decisions/bus.md).',
  ];
  return `${[...introduction, ...orderOfCartEvents(), ...sections].join('\n\n')}\n`;
}

/** The facts about one request, in the order in which they are emitted. */
function orderOfCartEvents(): string[] {
  const { title, accepted, rejected, remark } = cartEventOrder;
  const list = (steps: readonly { event: string; says: string }[]) =>
    steps.map(({ event, says }, index) => `${index + 1}. \`${event}\`: ${says}.`).join('\n');
  return [`## ${title}`, 'Accepted:', list(accepted), 'Rejected:', list(rejected), remark];
}

function nameOf(schema: JsonSchema): string {
  return schema.properties?.type?.const ?? '';
}

function kindOf(event: string): string[] {
  const isState = stateTopics.some((topic) => topic === event);
  if (!isState)
    return event.endsWith('Requested') ? ['A request of the shopper; not replayed to late listeners.'] : [];
  const isTabOnly = tabOnlyTopics.some((topic) => topic === event);
  return [`A state: late listeners get the last value${isTabOnly ? ', this tab only' : ', other tabs too'}.`];
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): string {
  return Object.entries(properties)
    .filter(([field]) => field !== 'type')
    .map(([field, schema]) => `\`${field}${required.includes(field) ? '' : '?'}\` ${typeOf(schema)}`)
    .join(', ');
}

function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.join(' or ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  return [schema.type ?? 'anything'].flat().join(' or ');
}

function those(parties: EventParties[], isOne: (party: EventParties) => boolean): string {
  return (
    parties
      .filter(isOne)
      .map(({ name }) => name)
      .join(', ') || 'nobody yet'
  );
}
