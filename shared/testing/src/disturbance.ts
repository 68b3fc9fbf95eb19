/** How the API misbehaves on purpose. `none`: it takes the call and never answers. */
export type Disturbance = { status: number; body?: string } | { status: 'none' };
