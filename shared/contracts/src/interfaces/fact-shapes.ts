import * as z from 'zod/mini';
import { shopEventSchema } from '../events.ts';
import { slotPropsSchemas } from '../slots.ts';
import type { Shape } from './shape.ts';

/** As a receiver reads it: fields that it does not know are let through. What JSON cannot hold is any value. */
const shapeOf = (schema: z.ZodMiniType): Shape => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape as Shape;
};

/** The shape of each event, by its type. */
export const eventShapes: ReadonlyMap<string, Shape> = new Map(
  shopEventSchema.def.options.map((option) => [option.shape.type.def.values[0] as string, shapeOf(option)]),
);

/** The shape of what each slot asks of its user, by its name. */
export const slotShapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries(slotPropsSchemas).map(([name, schema]) => [name, shapeOf(schema)]),
);
