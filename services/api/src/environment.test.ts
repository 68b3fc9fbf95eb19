import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

// What a process does with such a sentence is in process/start-failures.
it.each([
  [{ API_PORT: '70000' }, /^API_PORT has a value it cannot use.*docs\/settings\.md/],
  [{ API_METRICS_PORT: '70000' }, /^API_METRICS_PORT has a value it cannot use.*docs\/settings\.md/],
  [{ TRUST_PROXY: 'nonsense' }, /^TRUST_PROXY has a value it cannot use.*docs\/settings\.md/],
  [{ PUBLIC_ORIGIN: 'dana' }, /^PUBLIC_ORIGIN has a value it cannot use.*docs\/settings\.md/],
  [{ DATABASE_URL_FILE: '/nowhere' }, /DATABASE_URL_FILE names \/nowhere, .*ENOENT/],
  [{ PAYMENT_GATEWAY: 'tap' }, /TAP_SECRET_KEY is not set; PAYMENT_GATEWAY=tap needs it/],
  [{ PAYMENT_GATEWAY: 'practice' }, /PRACTICE_BANK_SECRET is not set/],
  [{ TAP_SECRET_KEY: 'pk_test_1' }, /TAP_SECRET_KEY has a value it cannot use/],
  [{ STOP_LISTEN_SECONDS: 'soon' }, /STOP_LISTEN_SECONDS is "soon".*0 to 600/],
  [{ DATABASE_REPLICA_URL: 'postgres://copy' }, /DATABASE_REPLICA_URL is set without DATABASE_URL/],
])('the setting %j is refused with a sentence that names it and says what to do', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});
