import { expect, type Page, test } from '@playwright/test'
import { wide } from '@/tests/helpers/header'

test.use({ viewport: wide })

/** Paths whose data the router asks the server for. */
function requested(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const newsLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'News', exact: true })

test('the page of a link is fetched while somebody points at it, and a press finds it there', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const whole = page.waitForResponse((response) => {
    const { rsc, ...headers } = response.request().headers()
    // First the router asks for the shape of the page alone.
    return rsc === '1' && headers['next-router-segment-prefetch'] === undefined
  })
  await newsLink(page).hover()
  await (await whole).finished()
  const asked = requested(page)
  await newsLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest News')
  expect(asked).not.toContain('/news')
})

test('the keyboard fetches ahead as the pointer does', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const asked = requested(page)
  await newsLink(page).focus()
  await expect.poll(() => asked).toContain('/news')
})

test('nothing is fetched where nobody points, nor rooms of staff and other sites at all', async ({
  page,
}) => {
  const asked = requested(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  for (const href of [
    '/admin-portal',
    '/api/products',
    '/media/film.mp4',
    'https://example.com/',
  ]) {
    await pointAt(page, href)
  }
  // Requests begin in the order of what was pointed at.
  await pointAt(page, '/news')
  await expect.poll(() => new Set(asked)).toEqual(new Set(['/news']))
})

/** Points at a link that is put into the page for it, until a timer of the page that was set then has run. */
async function pointAt(page: Page, href: string): Promise<void> {
  await page.evaluate(async (href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    // Timers run in the order of their times: one of 60 ms that was set before has run by then.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }, href)
}
