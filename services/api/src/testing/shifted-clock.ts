/*
 * Loaded before a program (`--import`): its clock is ahead by CLOCK_AHEAD_MS, as that of a machine that was set wrong. What is
 * measured with `performance.now()` goes on as it is.
 */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const TrueDate = Date;
const now = () => TrueDate.now() + aheadMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
