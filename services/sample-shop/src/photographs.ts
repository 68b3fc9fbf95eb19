import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Photographs of products, made by `models/`: what has one here is not drawn. */
const photographsDir = join(import.meta.dirname, '../pictures');

/** All photographs, as the catalogue names them (`pearl-ring/angle-pearl.webp`), by name. */
export const photographFiles = (): string[] => globSync('*/*.webp', { cwd: photographsDir }).toSorted();

export const readPhotograph = (file: string): Buffer => readFileSync(join(photographsDir, file));
