/** How many of each server a topology has. */
export type TopologySize = {
  edges: 2 | 3;
  apis: 2 | 3;
  /** NATS servers; three are a cluster that keeps everything three times. */
  events: 1 | 3;
  /** Whether PostgreSQL has a copy that follows it, from which the APIs read what everybody sees. */
  hasReplica: boolean;
};

/** What deploy/compose.yaml describes. */
export const composed: TopologySize = { edges: 2, apis: 2, events: 1, hasReplica: false };

/** Of everything that shoppers depend on as many that one can be lost; PostgreSQL itself and Caddy are started again. */
export const cluster: TopologySize = { edges: 3, apis: 3, events: 3, hasReplica: true };

/** The first ones of a kind, by name: `edge-1`, `edge-2`. */
export const named = <Kind extends 'edge' | 'api', Count extends 2 | 3>(
  kind: Kind,
  count: Count,
): `${Kind}-${1 | 2 | 3}`[] =>
  ([1, 2, 3] as const).slice(0, count).map((number) => `${kind}-${number}` as const);

/** The NATS servers of a topology; a single one has no number. */
export const eventServers = ({ events }: TopologySize) =>
  (['events', 'events-2', 'events-3'] as const).slice(0, events);
