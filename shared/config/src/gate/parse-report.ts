import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type * as z from 'zod/mini';
import { workspaceRoot } from '../workspace.ts';

/** A report that a runner wrote; undefined where the run ended before it could write one. */
export function parseReport<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The first line of an error, without colours and short enough for a row of a table. */
export function firstLine(message: string | undefined): string {
  const line = stripVTControlCharacters(message ?? '').split('\n')[0] ?? '';
  return line.slice(0, 200).trim() || 'no message';
}

/** A path as people write it: from the workspace's root. */
export const fromRoot = (path: string): string => relative(workspaceRoot, path);
