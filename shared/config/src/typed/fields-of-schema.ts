import { plainNumber } from '@dana/contracts/digits';
import * as typed from '@dana/contracts/typed-text';
import type * as z from 'zod/mini';

/** `kept`: nothing is done to it, as to a password. `unknown`: a text that says nothing of how it is cleaned. */
type Grade = 'identifier' | 'prose' | 'kept' | 'unknown';

/** One field that people write into. `path` from the outermost object: "address.town". */
export type Field = { path: string; grade: Grade; schema: z.ZodMiniType };

type Def = {
  type: string;
  checks?: { _zod: { def: { check: string; tx?: unknown } } }[];
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  left?: z.ZodMiniType;
  right?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};

const gradeOfCleaner = new Map<unknown, Grade>([
  [typed.identifierText, 'identifier'],
  [typed.codeText, 'identifier'],
  [typed.emailText, 'identifier'],
  [plainNumber, 'identifier'],
  [typed.proseText, 'prose'],
  [typed.proseOrNothing, 'prose'],
]);

/** Of a schema, all fields that hold text; by what it does with them, so that nobody need say it a second time. */
export function fieldsOf(schema: z.ZodMiniType, path = ''): Field[] {
  const def = defOf(schema);
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, field]) =>
      fieldsOf(field, path === '' ? name : `${path}.${name}`),
    );
  const inside = insideOf(def);
  const objects = inside.filter((part) => holdsObject(part));
  if (objects.length > 0) return objects.flatMap((part) => fieldsOf(part, path));
  const grade = gradeOf(schema, path);
  return grade ? [{ path, grade, schema }] : [];
}

const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;

const insideOf = ({ innerType, element, in: input, left, right, options = [] }: Def): z.ZodMiniType[] =>
  [innerType, element, input, left, right, ...options].filter((part) => part !== undefined);

const holdsObject = (schema: z.ZodMiniType): boolean =>
  defOf(schema).shape !== undefined || insideOf(defOf(schema)).some(holdsObject);

/** Undefined for what nobody writes: a number, a choice, or an id, which a back end may send as either. */
function gradeOf(schema: z.ZodMiniType, path: string): Grade | undefined {
  const def = defOf(schema);
  if (def.type === 'string') {
    const cleaner = def.checks?.find(({ _zod }) => gradeOfCleaner.has(_zod.def.tx));
    if (cleaner) return gradeOfCleaner.get(cleaner._zod.def.tx);
    return /(?:^|_)password(?:_|$)/.test(path) ? 'kept' : 'unknown';
  }
  const grades = insideOf(def).map((part) => gradeOf(part, path));
  const isNumberToo = insideOf(def).some((part) => defOf(part).type === 'number');
  return grades.find((grade) => grade !== undefined && !(grade === 'unknown' && isNumberToo));
}
