import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '@/scripts/lib/chromium.mjs'
import { filledSite, median } from './filled-site'
import { attempt, type Task, type Tool, type Work } from './trial-tasks'

/**
 * How long, and how many clicks and keys, from the sign-in to a published product with a picture, an
 * article with three pictures and a job: in the dashboard and in Payload's own panel, on the production
 * build and a throwaway database. `npx tsx tests/load/staff-trial.ts` prints the table of
 * docs/staff-trial.md, and fails where the dashboard is not ahead.
 */
const rounds = Number(process.argv[2] ?? 5)

const pictures = [1, 2, 3].map((number) => `seed/media/news-factory-line-two-opens-${number}.webp`)

const tasks: [Task, string][] = [
  ['product', 'Product with a picture'],
  ['article', 'News with three pictures'],
  ['job', 'Job'],
]

interface Result {
  ms: number
  clicks: number
  keys: number
}

const site = await filledSite({ products: 50, inquiries: 20 })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const rows = []
  for (const [task, label] of tasks) {
    const ours = await measured(browser, 'dashboard', task)
    const theirs = await measured(browser, 'panel', task)
    rows.push(`| ${label} | Dashboard | ${cells(ours)} |`, `| | Panel | ${cells(theirs)} |`)
    const steps = ({ clicks, keys }: Result) => clicks + keys
    if (ours.ms >= theirs.ms || steps(ours) >= steps(theirs)) process.exitCode = 1
  }
  console.log('| What | Where | Time | Clicks | Keys |\n| --- | --- | --- | --- | --- |')
  console.log(rows.join('\n'))
} finally {
  await browser.close()
  await site.stop()
}

/** The middle of all rounds; one before them, which nobody counts, wakes the server up. */
async function measured(browser: Browser, tool: Tool, task: Task): Promise<Result> {
  const results: Result[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({
      baseURL: site.base,
      viewport: { width: 1440, height: 900 },
    })
    const work = workOf(`${tool === 'panel' ? 'P' : 'D'}${round}`)
    const page = await context.newPage()
    const result = await attempt(page, tool, task, site.account, work)
    await mustBePublic(task, work)
    if (round > 0) results.push(result)
    await context.close()
  }
  const of = (what: keyof Result) => median(results.map((result) => result[what]))
  return { ms: of('ms'), clicks: of('clicks'), keys: of('keys') }
}

function workOf(mark: string): Work {
  return {
    product: {
      name: `L40 lobby terminal ${mark}`,
      category: 'Category 3 (category-3)',
      about: 'Takes 400 notes at a time and stands on half a square metre.',
      picture: pictures[0] ?? '',
    },
    article: {
      title: `A second line opens ${mark}`,
      text: 'The second line of the factory has begun to work. It makes forty machines a day.',
      pictures,
    },
    job: {
      title: `Test engineer ${mark}`,
      place: 'Shenzhen',
      duties: 'Measure what the line makes.',
    },
  }
}

/** Finished is what visitors see, with its pictures. */
async function mustBePublic(task: Task, work: Work): Promise<void> {
  const [path, field, text, count] = {
    product: ['/api/products', 'name', work.product.name, 1],
    article: ['/api/news', 'title', work.article.title, 3],
    job: ['/api/jobs', 'title', work.job.title, 0],
  }[task] as [string, string, string, number]
  const list = (await (await fetch(site.base + path)).json()) as Record<string, unknown>[]
  const found = list.find((entry) => entry[field] === text)
  const urls = new Set([found?.imageUrl, ...((found?.images as unknown[]) ?? [])].filter(Boolean))
  if (!found || urls.size < count) throw new Error(`${text} is not public, or lacks pictures`)
}

function cells({ ms, clicks, keys }: Result): string {
  return `${(ms / 1000).toFixed(1)} s | ${clicks} | ${keys}`
}
