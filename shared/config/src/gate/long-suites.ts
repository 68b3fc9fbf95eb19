/*
 * Unit tests that `npm test` leaves to `pnpm test:whole` and to their own commands: those that take long because they start
 * many processes or wait out failures, and that show the same once more on another ground. docs/testing.md says what is left for `npm test`.
 */
export const longUnitSuites = [
  'api/src/process/letters',
  'api/src/process/load-catalogue',
  'api/src/process/lost-connections',
  'api/src/process/start-failures',
  'edge/src/backup-drill-embedded',
  'edge/src/proxy/behind-cdn',
  'edge/src/proxy/behind-other-proxies',
  'edge/src/start-failures',
  'edge/src/watching/prometheus',
  // S3 storage: its server is big to install, and slow.
  'api/src/process/uploads-in-a-bucket',
  'edge/src/edges-on-s3',
  'releases/src/keeping/keep-on-s3',
  'releases/src/store/s3/s3-failures',
].map((path) => `**/services/${path}.test.ts`);
