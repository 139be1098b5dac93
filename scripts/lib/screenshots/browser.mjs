import { chromium } from '@playwright/test'
import { ensureChromium, findChromium } from '../chromium.mjs'

/** @import { Browser, Page } from '@playwright/test' */

export async function openBrowser() {
  await ensureChromium(() => {})
  const isRoot = process.getuid?.() === 0
  return chromium.launch({ executablePath: findChromium(), args: isRoot ? ['--no-sandbox'] : [] })
}

/**
 * One page at several widths.
 * @param {Browser} browser
 * @param {object} wanted
 * @param {string} wanted.base
 * @param {string} wanted.path
 * @param {string} wanted.lng
 * @param {'light' | 'dark'} wanted.scheme
 * @param {number[]} wanted.widths
 * @returns {Promise<{ shots: { width: number, image: Buffer }[], faults: string[] }>}
 */
export async function takePage(browser, { base, path, lng, scheme, widths }) {
  const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'lang', value: lng, url: base }])
  const page = await context.newPage()
  /** @type {string[]} */
  const faults = []
  /** @type {(width: number | '', fault: string) => void} */
  const tell = (width, fault) => {
    faults.push(`${lng} ${scheme} ${width} ${path}: ${fault}`)
  }
  page.on('pageerror', (error) => tell('', `script failed: ${error.message}`))
  const shots = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (shots.length === 0) {
      const response = await page.goto(base + path, { waitUntil: 'load' })
      if (response?.status() !== 200) tell(width, `answers ${response?.status()}`)
    }
    await scrollThrough(page)
    for (const fault of await page.evaluate(findFaults)) tell(width, fault)
    shots.push({
      width,
      image: await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 }),
    })
  }
  await context.close()
  return { shots, faults }
}

/**
 * Pictures further down load only when they come into view.
 * @param {Page} page
 */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    const pause = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await pause()
    }
    scrollTo(0, 0)
    // A picture that is not shown, as in a slide that nobody asked for, never comes.
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.race([
      Promise.all(shown.map((image) => image.decode().catch(() => {}))),
      pause(5000),
    ])
  })
}

/** Runs in the page. */
function findFaults() {
  const faults = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    faults.push(`scrolls sideways (${scrollWidth} of ${clientWidth} px)`)
  const text = document.body.innerText
  const key = /(?:^|\s)([a-z]+\.[a-z]+[A-Z]\w+)(?:\s|$)/.exec(text)
  if (key) faults.push(`shows the key ${key[1]}`)
  if (/\{\{|undefined|\[object Object\]|NaN/.test(text))
    faults.push('shows a value that is not filled in')
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc)
      faults.push(`picture fails: ${image.currentSrc}`)
  /** @type {(element: Element) => boolean} */
  const isClipped = (element) => {
    const { overflowX } = getComputedStyle(element)
    return (
      overflowX !== 'visible' || (element.parentElement ? isClipped(element.parentElement) : false)
    )
  }
  for (const element of document.querySelectorAll('h1, h2, h3, p, a, button, li, td, th, dd, dt')) {
    const { right, width } = element.getBoundingClientRect()
    if (width > 0 && right > clientWidth + 1 && !isClipped(element))
      faults.push(`sticks out: ${element.textContent?.trim().slice(0, 40)}`)
  }
  return [...new Set(faults)]
}
