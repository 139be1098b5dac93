import { chromium, type Page, type Response } from '@playwright/test'
import { findChromium } from '@/scripts/lib/chromium.mjs'
import { filledSite, median } from './filled-site'

/**
 * Measures the time in which every manager of the dashboard shows its rows, in Chromium, with 10,000 products and 2,000
 * inquiries, and the bytes that it loads: `npx tsx tests/load/staff-browser.ts`. Prints the table of
 * docs/performance.md, and fails where a manager takes a second or loads rows that it does not show.
 */
const [products = 10_000, inquiries = 2000] = process.argv.slice(2).map(Number)

const rounds = 7
const maxMs = 1000

interface Manager {
  name: string
  /** Its list, as the API has it. */
  list: string
  /** Opens it from the overview. */
  open: (page: Page) => Promise<void>
}

const tab = (name: string, list: string): Manager => ({
  name,
  list,
  open: (page) => page.getByRole('tab', { name, exact: true }).click(),
})

const managers: Manager[] = [
  tab('Products', 'products'),
  tab('News', 'news'),
  tab('Jobs', 'jobs'),
  tab('Users', 'users'),
  {
    name: 'Inquiries',
    list: 'inquiries',
    open: (page) =>
      page
        .getByRole('link', { name: /^Inquiries/ })
        .first()
        .click(),
  },
]

const site = await filledSite({ products, inquiries, others: 300 })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({
    baseURL: site.base,
    viewport: { width: 1440, height: 900 },
  })
  await signIn(page)
  console.log(
    '| Manager | Opened, first | Opened | Reloaded | Rows shown | Records loaded | Answers |\n' +
      '| --- | --- | --- | --- | --- | --- | --- |',
  )
  for (const manager of managers) await measure(page, manager)
} finally {
  await browser.close()
  await site.stop()
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin-portal')
  await page.getByLabel('Username').fill(site.account.username)
  await page.getByLabel('Password').fill(site.account.password)
  await page.getByLabel('Password').press('Enter')
  await page.getByRole('button', { name: 'Logout' }).waitFor()
}

interface Loaded {
  ms: number
  bytes: number
  rows: number
  /** Records of the list that is shown. */
  records: number
}

async function measure(page: Page, { name, list, open }: Manager): Promise<void> {
  const opened: Loaded[] = []
  const reloaded: Loaded[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await page.goto('/admin-dashboard')
    await page.getByRole('heading', { name: 'In the site' }).waitFor()
    opened.push(await watched(page, list, () => open(page)))
    reloaded.push(await watched(page, list, () => page.reload({ waitUntil: 'commit' })))
  }
  const [first, ...later] = opened
  const last = later.at(-1)
  if (!first || !last) throw new Error('Nothing was measured')
  const time = { opened: middle(later), reloaded: middle(reloaded.slice(1)) }
  const cells = [
    name,
    `${Math.round(first.ms)} ms`,
    `${time.opened} ms`,
    `${time.reloaded} ms`,
    last.rows,
    last.records,
    `${(last.bytes / 1024).toFixed(1)} kB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  const isSlow = [first.ms, time.opened, time.reloaded].some((ms) => ms >= maxMs)
  if (isSlow || last.records > last.rows) process.exitCode = 1
}

/** Times from a press to the last row, and counts what the API answered until then. */
async function watched(page: Page, list: string, act: () => Promise<unknown>): Promise<Loaded> {
  const answers: Response[] = []
  const note = (answer: Response) => {
    if (answer.url().startsWith(`${site.base}/api/`)) answers.push(answer)
  }
  page.on('response', note)
  const start = performance.now()
  await act()
  const rows = page.locator('table:has(caption) tbody tr')
  await rows.first().waitFor()
  const ms = performance.now() - start
  // What comes late, small pictures for example, counts too.
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  let bytes = 0
  let records = 0
  for (const answer of answers) {
    const body = await answer.body()
    bytes += body.byteLength
    const path = new URL(answer.url()).pathname
    if (path === `/api/admin/${list}`) records += JSON.parse(body.toString()).docs.length
  }
  return { ms, bytes, rows: await rows.count(), records }
}

function middle(all: Loaded[]): number {
  return Math.round(median(all.map(({ ms }) => ms)))
}
