import { chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '@/scripts/lib/chromium.mjs'
import { headerButton, narrow, wide } from '../helpers/header'
import { median } from './filled-site'

/**
 * `tsx tests/load/interactions.ts URL`: how long a visitor waits, in Chromium, from a press to the next
 * picture of the screen on what unfolds in the header, and from a press on a link to the other page; on a
 * desktop, and on a phone whose processor is four times slower. Prints a table of docs/performance.md.
 */
const [site = 'http://localhost:3000'] = process.argv.slice(2)
const rounds = 5

interface Step {
  name: string
  /** Devices on which it can be done. */
  on: ('desktop' | 'phone')[]
  ready?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /** Title of the page that it leads to. */
  leadsTo?: string
}

const button = (name: string) => ({
  name: `Open: ${name}`,
  press: (page: Page) => headerButton(page, name).click(),
})

const headerLink = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true })

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name })

/**
 * Points at a link after scrolling to it: a person who presses it has read it, so that everything passed on the way is
 * loaded.
 */
async function pointAt(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.page().waitForLoadState('networkidle')
  await link.page().waitForTimeout(600)
  if ((link.page().viewportSize()?.width ?? 0) < wide.width) return
  await link.hover()
  await link.page().waitForTimeout(250)
}

const steps: Step[] = [
  { ...button('Company'), on: ['desktop'] },
  { ...button('Products'), on: ['desktop'] },
  { ...button('Menu'), on: ['phone'] },
  { ...button('Search'), on: ['desktop', 'phone'] },
  { ...button('Language: English'), on: ['desktop', 'phone'] },
  {
    name: 'Type into the search',
    on: ['desktop', 'phone'],
    ready: async (page) => {
      await headerButton(page, 'Search').click()
      await page.getByRole('combobox').waitFor()
      await page.waitForTimeout(600)
    },
    press: (page) => page.keyboard.press('a'),
  },
  {
    name: 'Page: News',
    on: ['desktop'],
    ready: (page) => pointAt(headerLink(page, 'News')),
    press: (page) => headerLink(page, 'News').click(),
    leadsTo: '/news',
  },
  {
    name: 'Page: products',
    on: ['desktop', 'phone'],
    ready: (page) => pointAt(footerLink(page, 'Products')),
    press: (page) => footerLink(page, 'Products').click(),
    leadsTo: '/products',
  },
]

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
console.log('| | desktop | phone, a quarter as fast |\n| --- | --: | --: |')
for (const step of steps) {
  const cells = [await cell(step, 'desktop'), await cell(step, 'phone')]
  console.log(`| ${[step.name, ...cells].join(' | ')} |`)
}
await browser.close()

async function cell(step: Step, on: 'desktop' | 'phone'): Promise<string> {
  if (!step.on.includes(on)) return '–'
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await once(step, on))
  return `${Math.round(median(all))} ms (${Math.round(Math.max(...all))})`
}

/** The time of one press, in ms. */
async function once(step: Step, on: 'desktop' | 'phone'): Promise<number> {
  const page = await browser.newPage({ viewport: on === 'phone' ? narrow : wide })
  await page.goto(site, { waitUntil: 'networkidle' })
  if (on === 'phone') {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await step.ready?.(page)
  // tsx gives functions their names by a helper of its own, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(watch, step.leadsTo)
  await step.press(page)
  const took = await page.waitForFunction(() => (window as unknown as Watched).took)
  const ms = Number(await took.jsonValue())
  await page.close()
  return ms
}

interface Watched {
  took?: number
}

/** Runs in the page: the longest event of a press, or the time until the other page is drawn. */
function watch(leadsTo?: string): void {
  const shown = window as unknown as Watched
  if (leadsTo === undefined) {
    const seen: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId) {
          seen.push(entry.duration)
        }
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    addEventListener('pointerdown', () => settle(), { once: true, capture: true })
    addEventListener('keydown', () => settle(), { once: true, capture: true })
    const settle = () =>
      setTimeout(() => {
        // Below 16 ms the browser tells nothing.
        shown.took = Math.max(16, ...seen)
      }, 700)
    return
  }
  addEventListener(
    'click',
    () => {
      const pressed = performance.now()
      const before = document.querySelector('h1')
      const look = () => {
        const title = document.querySelector('h1')
        if (location.pathname !== leadsTo || title === before) {
          requestAnimationFrame(look)
          return
        }
        requestAnimationFrame(() => {
          shown.took = performance.now() - pressed
        })
      }
      look()
    },
    { once: true, capture: true },
  )
}
