import { ValidationSeverity, validate } from 'dockerfile-utils';

/**
 * What is wrong with a Dockerfile: what its linter says, and each image that would run as root, keep its build's files or
 * follow a moving tag.
 * @returns one sentence each, with its line where there is one.
 */
export function dockerfileFaults(text: string): string[] {
  const linted = validate(text, {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    directiveCasing: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionEntrypointMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  }).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  return [...linted, ...stagesOf(text).flatMap(stageFaults)];
}

type Stage = { name: string; base: string; lines: string[]; from: Stage | undefined; isImage: boolean };

function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    const [, base, name] = /^FROM\s+(\S+)(?:\s+AS\s+(\S+))?/i.exec(line) ?? [];
    if (base !== undefined) {
      const from = stages.find((stage) => stage.name === base);
      stages.push({ name: name ?? base, base, lines: [], from, isImage: true });
      if (from) from.isImage = false;
    } else stages.at(-1)?.lines.push(line);
  }
  // A stage from which files are copied is no image that runs.
  for (const stage of stages)
    if (stages.some(({ lines }) => lines.some((line) => line.startsWith(`COPY --from=${stage.name} `))))
      stage.isImage = false;
  return stages;
}

function stageFaults({ name, base, from, isImage, ...stage }: Stage): string[] {
  const faults =
    from || /:[\w.-]*\d/.test(base) || /:\w+-slim$/.test(base) ? [] : [`${base} is of no named version`];
  if (!isImage) return faults;
  const lines = [...(from?.lines ?? []), ...stage.lines];
  const user = lines.findLast((line) => line.startsWith('USER '))?.slice('USER '.length) ?? 'root';
  if (!/^[1-9]\d*(:|$)/.test(user)) faults.push(`${name} runs as ${user}; a number says that it is not root`);
  if (!lines.some((line) => line.startsWith('HEALTHCHECK '))) faults.push(`${name} has no health check`);
  if (!lines.some((line) => line.startsWith('CMD [')))
    faults.push(`${name} has no CMD that receives signals`);
  return faults;
}
