import { escapeMarkup } from '@/src/platform/text/markup'
import { describeType, type JsonSchema } from './json-schema'
import type { Call, Contents, openApi } from './openapi'

type OpenApi = ReturnType<typeof openApi>

/** The reference page: HTML and CSS of its own, made of the OpenAPI document. */
export function docsPage(api: OpenApi): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call })),
  )
  const subjects = api.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ call }) => call.tags.includes(name)),
  }))
  const shapes = Object.entries(api.components.schemas).sort(([a], [b]) => a.localeCompare(b))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(api.info.title)} API</title>
<style>${css}</style>
</head>
<body>
<header>
<h1>${escapeMarkup(api.info.title)} API <small>${escapeMarkup(api.info.version)}</small></h1>
<p>${escapeMarkup(api.info.description)} Addresses begin with <code>/api</code>. Answers are JSON; every
error has a <code>message</code>. Texts come in the language of <code>?lng=</code>, else of the cookie
<code>lang</code>, else in English. The same as <a href="/api/openapi.json">OpenAPI document</a>.</p>
<nav aria-label="Subjects"><ul>
${subjects.map(({ name }) => `<li><a href="#${anchor(name)}">${escapeMarkup(name)}</a></li>`).join('\n')}
<li><a href="#shapes">Shapes</a></li>
</ul></nav>
</header>
<main>
${subjects.map(subjectHtml).join('\n')}
<section id="shapes">
<h2>Shapes</h2>
${shapes.map(([name, shape]) => shapeHtml(name, shape)).join('\n')}
</section>
</main>
</body>
</html>
`
}

interface Entry {
  method: string
  path: string
  call: Call
}

function subjectHtml({ name, calls }: { name: string; calls: Entry[] }): string {
  return `<section id="${anchor(name)}">
<h2>${escapeMarkup(name)}</h2>
${calls.map(callHtml).join('\n')}
</section>`
}

function callHtml({ method, path, call }: Entry): string {
  const isOpen = call.security?.some((entry) => Object.keys(entry).length === 0)
  const isForKeys = call.security?.some((entry) => 'apiKey' in entry)
  const notes = [
    ...(call.security && !isOpen ? ['staff'] : []),
    ...(isForKeys ? ['API keys'] : []),
  ].map((note) => ` <span class="note">${note}</span>`)
  const parameters = call.parameters.map(({ name, description, schema, ...rest }) => [
    `<code>${escapeMarkup(name)}</code>`,
    `${rest.in}${rest.required ? '' : ', may be left out'}`,
    describeType(schema),
    escapeMarkup(description ?? ''),
  ])
  const answers = Object.entries(call.responses).map(([status, { description, content }]) => [
    escapeMarkup(status),
    escapeMarkup(description),
    contentHtml(content),
  ])
  return `<article id="${anchor(`${method} ${path}`)}">
<h3><span class="method">${escapeMarkup(method.toUpperCase())}</span> <code>/api${escapeMarkup(path)}</code>${notes.join('')}</h3>
<p>${escapeMarkup(call.summary)}</p>
${call.requestBody ? `<p>Body: ${contentHtml(call.requestBody.content)}</p>` : ''}
${table(['Parameter', 'Where', 'Type', 'What it is'], parameters)}
${table(['Status', 'When', 'Answer'], answers)}
</article>`
}

const contentHtml = (content: Contents): string =>
  Object.entries(content)
    .map(([type, { schema }]) =>
      type === 'application/json'
        ? describeType(schema)
        : `${describeType(schema)} as ${escapeMarkup(type)}`,
    )
    .join(' or ')

function shapeHtml(name: string, shape: JsonSchema): string {
  const required = (shape.required ?? []) as string[]
  const rows = Object.entries((shape.properties ?? {}) as Record<string, JsonSchema>).map(
    ([field, schema]) => [
      `<code>${escapeMarkup(field)}</code>`,
      describeType(schema),
      required.includes(field) ? 'always' : 'may be left out',
      escapeMarkup(String(schema.description ?? '')),
    ],
  )
  return `<article id="${anchor(name)}">
<h3>${escapeMarkup(name)}</h3>
${table(['Field', 'Type', 'There', 'What it is'], rows)}
</article>`
}

/** Cells are HTML already. */
function table(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<div class="wide"><table><thead>${line(heads, 'th')}</thead><tbody>
${rows.map((cells) => line(cells, 'td')).join('\n')}
</tbody></table></div>`
}

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const css = `
:root { color-scheme: light dark; --line: #8884; --quiet: #8882; }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 1.5rem; }
h1 small { font-size: 1rem; font-weight: 400; }
h2 { border-top: 1px solid var(--line); margin-top: 3rem; padding-top: 1.5rem; }
h3 { font-size: 1rem; margin: 2rem 0 0.25rem; }
article { scroll-margin-top: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; padding: 0; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
.method { background: var(--quiet); border-radius: 4px; font-size: 0.8rem; padding: 0.15rem 0.45rem; }
.note { border: 1px solid var(--line); border-radius: 4px; font-size: 0.75rem; padding: 0.1rem 0.4rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; margin: 0.5rem 0; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; vertical-align: top; }
`
