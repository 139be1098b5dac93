import { startNext } from './bare-next'
import { processorTime } from './processor-time'

/**
 * Measures three ways to render a table of 1,000 rows: `npx tsx tests/load/render.ts [pages]`. They are elements of server
 * components, data for one client component, and React's own renderer, all in one process of Next. Beside the bytes
 * of the page it prints the processor's time for each, which hardly depends on what else the machine does.
 */
const pages = Number(process.argv[2] ?? 100)

const rows = `export const rows = Array.from({ length: 1000 }, (_, at) => ({
  name: 'Specification ' + at,
  value: String((at * 7919) % 1000),
  unit: ['mm', 'kg', 'W', 'dB'][at % 4],
}))
`

const table = `import { createElement as h } from 'react'
export const Table = ({ rows }) => h('table', null, h('tbody', null, rows.map(({ name, value, unit }) =>
  h('tr', { key: name }, h('th', { scope: 'row' }, name), h('td', { className: 'value' }, value), h('td', null, unit)))))
`

const page = (component: string) => `import { connection } from 'next/server'
import { rows } from '../rows'
import { Table } from '../${component}'
export default async function Page() {
  await connection()
  return <Table rows={rows} />
}
`

// Next refuses an import of the renderer in the layer of its own components, so that it is loaded by its name.
const route = `import { createElement } from 'react'
import { rows } from '../rows'
import { Table } from '../table'
export const dynamic = 'force-dynamic'
export async function GET() {
  const { renderToString } = (await import('react-dom/server')).default
  return new Response('<!DOCTYPE html>' + renderToString(createElement(Table, { rows })), { headers: { 'Content-Type': 'text/html' } })
}
`

const ways = {
  '/elements': 'Server components',
  '/data': 'Data for one client component',
  '/react': 'react-dom/server',
}

const site = await startNext({
  'app/rows.js': rows,
  'app/table.js': table,
  'app/client-table.js': `'use client'\n${table}`,
  'app/elements/page.js': page('table'),
  'app/data/page.js': page('client-table'),
  'app/react/route.js': route,
})
try {
  console.log('| | HTML, bytes | processor, ms each |')
  console.log('| --- | --: | --: |')
  for (const [path, name] of Object.entries(ways)) console.log(await measure(path, name))
} finally {
  await site.stop()
}

async function measure(path: string, name: string): Promise<string> {
  const bytes = await ask(path, Math.ceil(pages / 4))
  const before = processorTime(Number(site.pid))
  await ask(path, pages)
  const each = (processorTime(Number(site.pid)) - before) / pages
  return `| ${name} | ${bytes.toLocaleString('en')} | ${each.toFixed(1)} |`
}

/** Requests a page a number of times, one after the other. @returns its size */
async function ask(path: string, times: number): Promise<number> {
  let bytes = 0
  for (let done = 0; done < times; done += 1) {
    const answer = await fetch(site.baseUrl + path)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    bytes = (await answer.arrayBuffer()).byteLength
  }
  return bytes
}
