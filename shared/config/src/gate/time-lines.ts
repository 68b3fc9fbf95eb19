import type { StepResult } from './step.ts';
import type { TestReport } from './test-report.ts';

const filesNamed = 10;

type Times = {
  steps: StepResult[];
  reports: Map<string, TestReport>;
  seconds: number;
  waitingSeconds: number;
};

/** Where the time of a run went: its steps with the part in which the cores were idle, and its slowest test files. */
export function timeLines({ steps, reports, seconds, waitingSeconds }: Times): string[] {
  return [
    '',
    `Where the time went (waiting: the cores had nothing to do)`,
    ...steps.map((result) => row(result.step.name, result.seconds, result.waitingSeconds)),
    row('in all', seconds, waitingSeconds),
    ...[...reports].flatMap(([name, { files }]) => [
      '',
      `The slowest files of the ${name} (time of their tests)`,
      ...files
        .toSorted((a, b) => b.durationMs - a.durationMs)
        .slice(0, filesNamed)
        .map(({ file, durationMs }) => `${inSeconds(durationMs / 1000)}  ${file}`),
    ]),
  ];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(8)} s`;

function row(name: string, seconds: number, waitingSeconds: number): string {
  const share = seconds > 0 ? Math.round((waitingSeconds / seconds) * 100) : 0;
  return `${inSeconds(seconds)}  ${name.padEnd(18)} waiting ${waitingSeconds.toFixed(1)} s (${share} %)`;
}
