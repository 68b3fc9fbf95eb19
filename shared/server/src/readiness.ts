/** One part of being ready. */
export type ReadinessCheck = {
  name: string;
  /** False for a part that is only named: without it pages are still answered. */
  isNeeded: boolean;
  isHealthy: () => boolean | Promise<boolean>;
};

export type Readiness = {
  isReady: boolean;
  /** By name of the check. */
  checks: Record<string, 'ok' | 'failing'>;
};

/** Whether this server should get requests, and which part says otherwise. A check that throws is a failing one. */
export async function readReadiness(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const results = await Promise.all(
    checks.map(async ({ name, isNeeded, isHealthy }) => {
      const isOk = await Promise.resolve()
        .then(isHealthy)
        .catch(() => false);
      return { name, isNeeded, isOk };
    }),
  );
  return {
    isReady: results.every(({ isNeeded, isOk }) => isOk || !isNeeded),
    checks: Object.fromEntries(results.map(({ name, isOk }) => [name, isOk ? 'ok' : 'failing'])),
  };
}
