import { Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { answerPage, type Html, html } from '../pages/html-page.ts';
import { type ApiDocument, buildDocument, type JsonSchema, type Operation } from './build-document.ts';

/** GET api/openapi.json, and the same to read at docs. */
export function docsRoutes(deps: Pick<ApiDeps, 'publicOrigin'>) {
  // Made when first asked for: most instances are never asked.
  let document: ReturnType<typeof buildDocument> | undefined;
  let page: Html | undefined;
  const read = () => {
    document ??= buildDocument(`${deps.publicOrigin}/api`);
    return document;
  };
  return new Hono<ApiEnv>()
    .get('/api/openapi.json', (c) => c.json(read(), 200, { 'Cache-Control': 'no-cache' }))
    .get('/docs', (c) => {
      page ??= docsPage(read());
      return answerPage(c, { lang: 'en', title: read().info.title, body: page, style: docsStyle });
    });
}

/** The list of all calls as a page: self-contained, without script, searchable with the browser's own search. */
function docsPage(document: ApiDocument): Html {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name }) => ({
    name,
    id: idOf(name),
    calls: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return html`<a class="skip" href="#calls">Skip to the calls</a>
<div class="docs">
<nav aria-label="Contents">
<p class="brand">${document.info.title}</p>
${sections.map(
  ({ name, id, calls }) => html`<p class="group"><a href="#${id}">${name}</a></p>
<ul>${calls.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`)}</ul>`,
)}
<p class="group"><a href="#schemas">Schemas</a></p>
</nav>
<main id="calls" tabindex="-1">
<h1>${document.info.title}</h1>
<p>${document.info.description}</p>
<p>Base URL <code>${document.servers[0]?.url ?? ''}</code> · <a href="/api/openapi.json">OpenAPI ${document.openapi}</a></p>
${sections.map(
  ({ name, id, calls }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>
${calls.map(callHtml)}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) =>
    html`<details id="schema-${name}"><summary>${name}</summary>${schemaHtml(schema)}</details>`,
)}</section>
</main>
</div>`;
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const shown = parameters.filter(({ name }) => name !== 'lang' && name !== 'currency');
  return html`<article id="${operationId}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p>${summary} ${html`<span class="muted">${accessOf(operation)}</span>`}</p>
${shown.length > 0 ? parametersHtml(shown) : html``}
${requestBody ? bodyHtml(requestBody) : html``}
<details><summary>Answers</summary><ul class="fields">${Object.entries(responses).map(
    ([status, { description, content = {} }]) =>
      html`<li><code>${status}</code> ${description} ${Object.values(content).map(({ schema }) => schemaHtml(schema))}</li>`,
  )}</ul></details>
</article>`;
}

function accessOf({ security }: Operation): string {
  if (!security) return '';
  return security.length > 1 ? 'A bearer token may be sent.' : 'Needs a bearer token.';
}

function parametersHtml(parameters: Operation['parameters']): Html {
  const rows = parameters.map(
    ({ name, in: place, required, schema, description = '' }) =>
      html`<tr><th scope="row"><code>${name}</code>${required ? html`<b title="required">*</b>` : html``}</th><td>${place}</td><td>${schemaHtml(schema)} ${description}</td></tr>`,
  );
  return html`<div class="table"><table><caption>Parameters</caption><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Value</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function bodyHtml({ content }: { content: Record<string, { schema: JsonSchema }> }): Html {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  return html`<p class="body">Body <span class="muted">${type}</span>: ${schemaHtml(schema)}</p>`;
}

const idOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-');

/** What this page needs in addition to the style of all pages. */
const docsStyle = `
body { font-size: 1rem; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset: 8px auto auto 8px; padding: 8px 16px; background: var(--surface); z-index: 1; }
.docs { display: grid; max-inline-size: 1280px; margin-inline: auto; }
.docs main { max-inline-size: none; padding: 24px 16px 64px; min-inline-size: 0; }
.docs nav { display: none; padding: 24px 16px; font-size: 0.875rem; }
.docs nav ul { margin: 0 0 12px; padding: 0; list-style: none; }
.docs nav a { display: inline-block; padding-block: 3px; text-decoration: none; overflow-wrap: anywhere; }
.docs nav a:hover { text-decoration: underline; }
.group { margin: 8px 0 0; font-weight: 650; }
@media (min-width: 900px) {
  .docs { grid-template-columns: 240px minmax(0, 1fr); }
  .docs nav { display: block; position: sticky; inset-block-start: 0; block-size: 100vh; overflow: auto; }
}
h2 { margin: 48px 0 16px; font-size: 1.375rem; }
h3 { margin: 0 0 8px; font-size: 1rem; font-weight: 500; overflow-wrap: anywhere; }
article { margin-block-end: 16px; padding: 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); scroll-margin: 16px; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; }
.method { display: inline-block; min-inline-size: 4.5em; font-weight: 650; color: var(--primary); }
.method.post { color: var(--good); } .method.delete { color: var(--danger); }
.type { color: var(--muted); }
.fields { margin: 4px 0; padding-inline-start: 16px; list-style: none; border-inline-start: 1px solid var(--line); }
.fields li { margin-block: 2px; overflow-wrap: anywhere; }
details { margin-block: 8px; scroll-margin: 16px; }
summary { cursor: pointer; padding-block: 4px; }
b[title] { color: var(--danger); }
.table { overflow-x: auto; }
table { border-collapse: collapse; margin-block-end: 8px; font-size: 0.9375rem; }
caption { text-align: start; color: var(--muted); }
th, td { padding: 4px 16px 4px 0; text-align: start; vertical-align: top; font-weight: 400; }
thead th { color: var(--muted); }
.body { margin: 0 0 8px; }
`;

type Named = Record<string, JsonSchema>;

/** A schema as a person reads it: its type in a few words, and its fields as a list below. */
function schemaHtml(schema: JsonSchema): Html {
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
