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

/** An error in one line for a row of a table: its headline, and of a comparison the first thing that was received. */
export function inOneLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const received = lines.find((line) => /^(\+ {2,}\S|Received)/.test(line));
  const line = [lines[0], received?.replace(/^\+\s*/, '')].filter(Boolean).join(' · ');
  return line.slice(0, 240).trim() || 'no message';
}

/** A path as people write it: from the workspace's root. */
export const fromRoot = (path: string): string => relative(workspaceRoot, path);
