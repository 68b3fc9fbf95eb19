import * as z from 'zod/mini';

/** Limits of texts, numbers and lists, as JSON Schema names them. */
export const limitNames = {
  atLeast: ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'],
  atMost: ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'],
  same: ['pattern', 'format', 'multipleOf'],
} as const;

/**
 * What values a part of an interface holds: the keywords of JSON Schema that contracts use, and two for what JSON has no
 * words for, functions and types that are known by their name alone. An empty shape is any value.
 */
export type Shape = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  /** A function: its parameters in order, those from `needed` on may be left out. */
  parameters?: readonly Shape[];
  needed?: number;
  returns?: Shape;
  /** A type that is compared by its text. */
  typescript?: string;
} & { [Limit in (typeof limitNames)[keyof typeof limitNames][number]]?: unknown };

/** Read with care: it comes with a release, from another team's build. */
export const shapeSchema: z.ZodMiniType<Shape> = z.record(z.string(), z.unknown()) as never;
