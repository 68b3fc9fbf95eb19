import * as z from 'zod/mini';
import type { ApiCall } from './api-call.ts';
import { apiCalls } from './calls.ts';
import { namedParts } from './named-parts.ts';

/** JSON Schema as far as this file looks into it. */
export type JsonSchema = { [keyword: string]: unknown };
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: (Parameter & { description?: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
  security?: Record<string, string[]>[];
};

const refusalTexts: Record<number, string> = {
  400: 'The body cannot be read.',
  401: 'There is no token, or it is not good any more.',
  403: 'The token does not allow it.',
  404: 'There is no such thing, or it is not the caller’s.',
  409: 'It cannot be done in the state that things are in.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  422: 'Something is missing or wrong; `errors` says what, by field.',
  429: 'Too many calls; `Retry-After` says for how many seconds.',
  500: 'Something went wrong here; `request_id` names it in the log.',
  503: 'The shop is busy; `Retry-After` says for how many seconds.',
};

const commonQuery = [
  {
    name: 'lang',
    schema: { type: 'string', enum: ['en', 'ar'], default: 'en' },
    description: 'Language of every text.',
  },
  { name: 'currency', schema: { type: 'string', default: 'KWD' }, description: 'Currency of every amount.' },
];

/**
 * The API as an OpenAPI 3.1 document, made from the table of calls and the schemas that check them. Answers are
 * described as what a client of the contract accepts, which may be wider than what this API sends.
 */
export function buildDocument(serverUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of apiCalls) {
    const methods = paths[call.path] ?? {};
    methods[call.method.toLowerCase()] = operationOf(call);
    paths[call.path] = methods;
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Shop API',
      version: '1.0.0',
      description:
        'What the storefront asks of a shop. Every answer is `{ success, message?, data, meta? }`, every refusal `{ success: false, message, code, errors? }`. Amounts are in major units of the requested currency.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(apiCalls.map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        staffToken: { type: 'http', scheme: 'bearer', description: 'Made by `pnpm staff-token make`.' },
      },
    },
  };
}

export type ApiDocument = ReturnType<typeof buildDocument>;

/** Which statuses a call may refuse with. */
export function refusalsOf(call: ApiCall): number[] {
  const hasBody = Boolean(call.body || call.multipart);
  const statuses = [
    ...(hasBody ? [400, 413, 415] : []),
    ...(call.auth === 'none' && call.method !== 'GET' ? [] : [401]),
    ...(call.auth === 'staff' ? [403] : []),
    ...(call.path.includes('{') ? [404] : []),
    ...(hasBody || call.query ? [422] : []),
    ...(call.isLimited ? [429] : []),
    ...(call.refusals ?? []),
    500,
    503,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}

/** The statuses of success. */
export function successesOf(call: ApiCall): readonly number[] {
  return typeof call.status === 'number' ? [call.status] : call.status;
}

function operationOf(call: ApiCall): Operation {
  const answer = call.answer
    ? { 'application/json': { schema: refTo(`${call.id}Answer`) } }
    : { 'image/webp': { schema: { type: 'string', format: 'binary' } } };
  const successes = successesOf(call).map((status) => [
    String(status),
    { description: 'Done.', content: answer },
  ]);
  const refusals = refusalsOf(call).map((status) => [
    String(status),
    {
      description: refusalTexts[status] ?? '',
      content: { 'application/json': { schema: refTo('Error') } },
    },
  ]);
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: Object.fromEntries([...successes, ...refusals]),
    ...(call.auth === 'required' && { security: [{ token: [] }] }),
    ...(call.auth === 'staff' && { security: [{ staffToken: [] }] }),
    ...(call.auth === 'optional' && { security: [{}, { token: [] }] }),
  };
}

function parametersOf(call: ApiCall): Operation['parameters'] {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const query = call.query ? (toSchema(call.query) as { properties?: Record<string, JsonSchema> }) : {};
  const required = ((query as JsonSchema).required as string[] | undefined) ?? [];
  return [
    ...names.map((name) => ({ name, in: 'path' as const, required: true, schema: { type: 'string' } })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: required.includes(name),
      schema,
    })),
    ...commonQuery.map((parameter) => ({ ...parameter, in: 'query' as const, required: false })),
    ...(call.takesIdempotencyKey
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header' as const,
            required: false,
            schema: { type: 'string', maxLength: 255 },
            description: 'A repeat under the same key gets the first answer and changes nothing.',
          },
        ]
      : []),
  ];
}

function bodyOf(call: ApiCall): Pick<Operation, 'requestBody'> {
  if (call.multipart) {
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: toSchema(call.multipart) } },
      },
    };
  }
  if (!call.body) return {};
  return {
    requestBody: {
      required: !call.isBodyOptional,
      content: { 'application/json': { schema: refTo(`${call.id}Body`) } },
    },
  };
}

const options = { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' } as const;
const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function toSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options);
  return rest;
}

/** All schemas, each once, pointing at each other. */
function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  const same: Record<string, JsonSchema> = {};
  const register = (schema: z.ZodMiniType, id: string) => {
    const known = registry.get(schema);
    if (known) same[id] = refTo(known.id);
    else registry.add(schema, { id });
  };
  for (const [name, schema] of Object.entries(namedParts)) register(schema, name);
  for (const call of apiCalls) {
    if (call.answer) register(call.answer, `${call.id}Answer`);
    if (call.body) register(call.body, `${call.id}Body`);
  }
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: (id) => `#/components/schemas/${id}` });
  const tidy = Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _, $id: __, ...rest } = schema as JsonSchema;
    return [name, rest] as const;
  });
  return { ...Object.fromEntries(tidy), ...same };
}
