import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { CliError } from '../output.mjs'

/** @import { Browser, BrowserContext } from '@playwright/test' */

/** Wide enough for the desktop's layout; the drawer shows pictures at 3 : 2. */
const viewport = { width: 1080, height: 720 }

/**
 * A window whose cookie is that of a member of staff.
 * @param {Browser} browser
 * @param {string} base
 */
export async function signIn(browser, base) {
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const { STAFF_USERNAME = 'admin', STAFF_PASSWORD = 'terminalia-demo' } = process.env
  const answer = await context.request.post('/api/admin/login', {
    data: { username: STAFF_USERNAME, password: STAFF_PASSWORD },
    // A server in development compiles at the first call.
    timeout: 180_000,
  })
  if (!answer.ok()) throw new CliError(`${STAFF_USERNAME} cannot sign in: ${await answer.text()}`)
  return context
}

/**
 * Every block of the gallery with the address where it stands alone.
 * @param {BrowserContext} context
 */
export async function blockAddresses(context) {
  const page = await context.newPage()
  // Its frames load for long.
  await page.goto('/admin/blocks', { waitUntil: 'domcontentloaded', timeout: 180_000 })
  const addresses = await page
    .locator('iframe[title^="Block "]')
    .evaluateAll((frames) => frames.flatMap((frame) => frame.getAttribute('src') ?? []))
  await page.close()
  return addresses.map((address) => ({ address, slug: path.basename(address) }))
}

/**
 * A small picture of a block: its upper part, in the middle where it is low.
 * @param {BrowserContext} context
 * @param {{ address: string, slug: string }} block
 * @param {string} file
 */
export async function writeBlockPicture(context, { address, slug }, file) {
  const page = await context.newPage()
  const response = await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  if (response?.status() !== 200) throw new CliError(`${slug} answers ${response?.status()}`)
  await page.addStyleTag({
    content:
      '#content{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;min-height:100vh}nextjs-portal{display:none}',
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Pictures beside the window may never load: they are not waited for.
    const atMost = new Promise((resolve) => setTimeout(resolve, 8000))
    const shown = [...document.images].filter((image) => {
      const { top, left } = image.getBoundingClientRect()
      return top < innerHeight && left >= 0 && left < innerWidth
    })
    await Promise.race([atMost, Promise.all(shown.map((image) => image.decode().catch(() => {})))])
  })
  const image = await page.screenshot({ animations: 'disabled' })
  await page.close()
  await mkdir(path.dirname(file), { recursive: true })
  await sharp(image).resize({ width: 480 }).webp({ quality: 62, effort: 6 }).toFile(file)
}
