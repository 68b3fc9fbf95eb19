import { parseArgs } from 'node:util';
import type { Both } from '../health/evidence.ts';
import { judgeCanary } from '../health/judge.ts';
import { readWatchSettings } from '../health/windows.ts';
import { draws, type Draws } from '../testing/draws.ts';

/** 100,000 visits: 200 windows of 500, a quarter of them with the canary. */
const windowCount = 200;
const canarySeen = 125;
const stableSeen = 375;
/** How many canaries of each kind are judged: `--canaries 500`. */
const { values } = parseArgs({ options: { canaries: { type: 'string', default: '500' } } });
const canaryCount = Number(values.canaries);
/** The share of those that are no worse and may be ended all the same. With more of them this ends with 1. */
const mostWrong = 0.01;

const rates = [0.005, 0.01, 0.03];
const truths = [
  { name: '2 points worse', difference: 0.02, right: 'worse' },
  { name: 'equal', difference: 0, right: 'good' },
  { name: 'better by half', difference: -0.5, right: 'good' },
] as const;

const settings = readWatchSettings(process.env.RELEASE_WATCH);

/** The first verdict about one canary, and how many of its own visits that took. */
function decide(draw: Draws, stable: number, canary: number): { verdict: string; visits: number } {
  const windows: Both[] = [];
  for (let window = 1; window <= windowCount; window += 1) {
    windows.push({
      canary: { seen: canarySeen, failed: draw.failures(canarySeen, canary) },
      stable: { seen: stableSeen, failed: draw.failures(stableSeen, stable) },
    });
    const { verdict } = judgeCanary(windows, settings);
    if (verdict !== 'open') return { verdict, visits: window * canarySeen };
  }
  return { verdict: 'open', visits: windowCount * canarySeen };
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const percentOf = (count: number): string => `${((count / canaryCount) * 100).toFixed(1)} %`;

print(
  '| Stable fails in | The canary is | Right | Ended wrongly | Open after 100,000 | Visits of the canary: half, 95 % |',
);
print('|--:|---|--:|--:|--:|--:|');
for (const stable of rates)
  for (const { name, difference, right } of truths) {
    const draw = draws(20_261_125);
    const canary = difference < 0 ? stable * (1 + difference) : stable + difference;
    const decisions = Array.from({ length: canaryCount }, () => decide(draw, stable, canary));
    const count = (wanted: string): number => decisions.filter(({ verdict }) => verdict === wanted).length;
    const wrong = right === 'worse' ? 0 : count('worse');
    const visits = decisions.map((decision) => decision.visits).toSorted((one, other) => one - other);
    const at = (share: number): string =>
      (visits[Math.floor(visits.length * share)] ?? 0).toLocaleString('en');
    print(
      `| ${stable * 100} % | ${name} | ${percentOf(count(right))} | ${percentOf(wrong)} | ${percentOf(count('open'))} | ${at(0.5)}, ${at(0.95)} |`,
    );
    if (wrong / canaryCount > mostWrong) {
      print(
        `Too many were ended wrongly: ${percentOf(wrong)}, at most ${percentOf(mostWrong * canaryCount)}.`,
      );
      process.exitCode = 1;
    }
  }
