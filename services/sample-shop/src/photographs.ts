import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesDir } from './catalogue-dir.ts';

/** All photographs, made by `models/`, as the catalogue names them (`pearl-ring/angle-pearl.webp`), by name. */
export const photographFiles = (): string[] => globSync('*/*.webp', { cwd: picturesDir }).toSorted();

export const readPhotograph = (file: string): Buffer => readFileSync(join(picturesDir, file));
