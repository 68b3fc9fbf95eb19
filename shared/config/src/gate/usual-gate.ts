/** The environment in which a gate runs suites: `npm test` leaves the long ones to `pnpm test:whole`. */
export const gateEnvironment = (isWhole: boolean) => ({ DANA_GATE: isWhole ? 'whole' : 'usual' });

/** Whether long suites are left out. Only a gate leaves them out: `pnpm unit` and `pnpm e2e` run all that they are asked for. */
export const isUsualGate = process.env.DANA_GATE === 'usual';
