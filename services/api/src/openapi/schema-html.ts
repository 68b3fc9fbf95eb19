import { html, type Html } from '../pages/html-page.ts';
import type { JsonSchema } from './build-document.ts';

type Named = Record<string, JsonSchema>;

/** A schema as a person reads it: its type in a few words, and its fields as a list below. */
export function schemaHtml(schema: JsonSchema): Html {
  const fields = fieldsOf(schema);
  return html`<span class="type">${typeOf(schema)}</span>${fields}`;
}

/** The fields of an object, or of the objects in a list. */
function fieldsOf(schema: JsonSchema): Html {
  const [object] = partsOf(schema)
    .map((part) => (part.type === 'array' ? (part.items as JsonSchema) : part))
    .flatMap(partsOf)
    .filter((part) => part.properties);
  if (!object) return html``;
  const required = (object.required as string[] | undefined) ?? [];
  const fields = Object.entries(object.properties as Named).map(
    ([name, field]) =>
      html`<li><code>${name}</code>${required.includes(name) ? html`<b title="required">*</b>` : html``} ${schemaHtml(field)}</li>`,
  );
  return html`<ul class="fields">${fields}</ul>`;
}

// The alternatives of a schema, however deep they are nested; "or null" is said with the type.
function partsOf(schema: JsonSchema): JsonSchema[] {
  const parts = schema.anyOf as JsonSchema[] | undefined;
  if (!parts) return [schema];
  return parts.flatMap(partsOf).filter((part) => part.type !== 'null');
}

function isNullable(schema: JsonSchema): boolean {
  const parts = schema.anyOf as JsonSchema[] | undefined;
  if (parts) return parts.some(isNullable);
  return schema.type === 'null' || (Array.isArray(schema.type) && schema.type.includes('null'));
}

function typeOf(schema: JsonSchema): Html[] {
  const names = partsOf(schema).map(typeName);
  const unique = [...new Map(names.map((name) => [name.text, name])).values()];
  const all = isNullable(schema) ? [...unique, html`null`] : unique;
  return all.flatMap((name, index) => (index === 0 ? [name] : [html` or `, name]));
}

function typeName(schema: JsonSchema): Html {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.type === 'array') return html`list of ${typeOf((schema.items as JsonSchema | undefined) ?? {})}`;
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(schema.enum))
    return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
  const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
  return html`${types.map((type) => type ?? 'anything').join(' or ')}${limitsOf(schema)}`;
}

function limitsOf({ minLength, maxLength, minimum, maximum, format, pattern }: JsonSchema): string {
  const said = [
    typeof format === 'string' ? format : '',
    !format && typeof pattern === 'string' ? 'of a number' : '',
    typeof minLength === 'number' && minLength > 1 ? `at least ${minLength} characters` : '',
    typeof maxLength === 'number' ? `at most ${maxLength} characters` : '',
    typeof minimum === 'number' && Math.abs(minimum) < Number.MAX_SAFE_INTEGER ? `from ${minimum}` : '',
    typeof maximum === 'number' && Math.abs(maximum) < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '',
  ].filter(Boolean);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
