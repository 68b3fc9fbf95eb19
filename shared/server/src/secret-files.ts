import { readFileSync } from 'node:fs';
import { SettingsRefused } from './read-each.ts';

/**
 * Secrets that are files, as container engines and systemd hand them out: `DATABASE_URL_FILE` names the file whose text is
 * `DATABASE_URL`, without the line's end.
 * @param secrets – the settings that may be given so.
 * Errors: throws `SettingsRefused` with a sentence for each file that cannot be read, is empty, or is named beside the setting.
 */
export function withSecretFiles(
  variables: NodeJS.Dict<string>,
  secrets: readonly string[],
): NodeJS.Dict<string> {
  const read: NodeJS.Dict<string> = {};
  const faults: string[] = [];
  for (const name of secrets) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] === undefined) read[name] = textOf(file, name, faults);
    else faults.push(`${name} and ${name}_FILE are both set; leave one of them out.`);
  }
  if (faults.length > 0) throw new SettingsRefused(faults);
  return { ...variables, ...read };
}

function textOf(file: string, name: string, faults: string[]): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (text !== '') return text;
    faults.push(`${name}_FILE names ${file}, which is empty.`);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    faults.push(`${name}_FILE names ${file}, which cannot be read (${code}).`);
  }
  return undefined;
}
