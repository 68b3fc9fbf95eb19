/** How the API misbehaves on purpose. `none`: it takes the call and never answers. */
export type Disturbance = { status: number; body?: string } | { status: 'none' };

export type Order = { kind: 'disturb'; path: string; disturbance: Disturbance } | { kind: 'heal' };

export type Report = { kind: 'ready'; port: number } | { kind: 'done' };
