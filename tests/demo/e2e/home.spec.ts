import { expect, test, type Page } from '@playwright/test'
import { expectFolded, openPanel } from '@/tests/helpers/header'
import { fetchPage } from '@/tests/helpers/html-page'

const current = (page: Page) => page.locator('[data-current][aria-roledescription="slide"]')

const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Self-service terminals for banks, hospitals, and transit' })

/** The line under the current slide, which brings the next one when it is full; null where it does not fill. */
const lineOf = (page: Page) =>
  page.locator('[aria-current="true"] [data-state]').evaluate((line) => {
    const [filling] = line.getAnimations()
    return filling
      ? { state: filling.playState, length: filling.effect?.getComputedTiming().endTime }
      : null
  })

/** Moves the line on to its last moments. */
const fillLine = (page: Page) =>
  page.locator('[aria-current="true"] [data-state]').evaluate((line) => {
    const [filling] = line.getAnimations()
    if (filling) filling.currentTime = 6900
  })

/** Films that the page asks for. */
function filmsOf(page: Page): string[] {
  const films: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(mp4|webm)$/.test(pathname)) films.push(pathname)
  })
  return films
}

test('home has one heading, five slides, six tiles and four cards', async ({ request }) => {
  const page = await fetchPage(request, '/')
  expect(page.byRole('heading', { level: 1 }).count).toBe(1)
  expect(page.select('[aria-roledescription="slide"]').count).toBe(5)
  const targetsIn = (name: string) =>
    page.byRole('region', { name }).select('h3 a').attributes('href')
  expect(targetsIn('Six industries, one engineering standard')).toEqual([
    '/products/banking',
    '/products/healthcare',
    '/products/security',
    '/products/transportation',
    '/products/information',
    '/products/payment',
  ])
  expect(targetsIn('Who We Are')).toEqual([
    '/solutions/cdm',
    '/solutions/healthcare',
    '/solutions/epp',
    '/solutions/payment/card',
  ])
})

test('home leads on to customers, products, finder and news; notices are at support', async ({
  request,
}) => {
  const page = await fetchPage(request, '/')
  const region = (name: string) => page.byRole('region', { name })
  const titles = page.byRole('main').byRole('heading', { level: 2 }).texts
  expect(titles.slice(-5)).toEqual([
    'Who We Are',
    'Who uses our machines',
    'New in the range',
    'Find the right machine in six questions',
    'Latest News',
  ])
  expect(region('New in the range').byRole('listitem').count).toBe(4)
  expect(region('Latest News').byRole('listitem').count).toBe(3)
  const customers = region('Who uses our machines')
  expect(customers.byRole('link').count).toBe(3)
  expect(customers.select('blockquote').count).toBe(3)
  // Each place of the map is said in words, too.
  expect(customers.select('figcaption li').count).toBe(customers.select('svg g').count)
  const support = await fetchPage(request, '/support')
  const notices = support.byRole('region', { name: 'Security notices' })
  expect(notices.byRole('link', { name: 'All security notices' }).count).toBe(1)
  // Its own scripts are those of every page: nothing to tick, nothing to collect.
  expect(page.select('main [data-compare], main a[href*="/quote?"]').count).toBe(0)
  const questions = region('Find the right machine in six questions')
  expect(questions.byRole('link', { name: /^Sell tickets/ }).attributes('href')).toEqual([
    '/products/finder?task=tickets',
  ])
  const finder = await fetchPage(request, '/products/finder?task=tickets')
  expect(finder.byText('Question 2 of 3').count).toBe(1)
})

test('the five slides lead where they are documented to lead', async ({ request }) => {
  const page = await fetchPage(request, '/')
  const targets = [1, 2, 3, 4, 5].map((number) =>
    String(page.select(`[aria-label="Slide ${number} of 5"] a`).first.attributes('href')[0]),
  )
  expect(targets[0]).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=\w/)
  expect(targets[1]).toBe('/products')
  expect(targets[2]).toMatch(/^https:\/\//)
  expect(targets.slice(3)).toEqual(['/solutions/atm', '/solutions/healthcare'])
})

test('Learn More leads to About Us, in both readings of the link', async ({ request }) => {
  const page = await fetchPage(request, '/')
  const links = page.byRole('link', { name: /^Learn More ?: Who We Are/ })
  expect(links.attributes('href')).toEqual(['/company/about-us'])
})

test.describe('the carousel', () => {
  test('the carousel goes round, by buttons and dots, and hides the other slides', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(current(page)).toHaveAttribute('aria-label', 'Slide 1 of 5')
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect(current(page)).toHaveAttribute('aria-label', 'Slide 5 of 5')
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(current(page)).toHaveAttribute('aria-label', 'Slide 1 of 5')
    // From keyboard and screen readers, too; and it lies exactly at its start.
    await expect(page.locator('[aria-roledescription="slide"][inert]')).toHaveCount(4)
    await expect
      .poll(async () => Math.abs((await current(page).boundingBox())?.x ?? 99))
      .toBeLessThan(1)
    await page.getByRole('button', { name: 'Go to slide 3' }).click()
    await expect(current(page)).toHaveAttribute('aria-label', 'Slide 3 of 5')
    // The buttons may lie so low that the page has scrolled past the words.
    const words = page.getByRole('heading', { name: 'Walk through the factory' })
    await words.scrollIntoViewIfNeeded()
    await expect(words).toBeInViewport()
  })

  test('the carousel goes on by itself, unless somebody points at it', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => lineOf(page)).toEqual({ state: 'running', length: 7000 })
    await fillLine(page)
    await expect(current(page)).toHaveAttribute('aria-label', 'Slide 2 of 5')
    await carousel(page).hover()
    await expect.poll(() => lineOf(page)).toEqual({ state: 'paused', length: 7000 })
    await page.mouse.move(0, 0)
    await expect.poll(() => lineOf(page)).toEqual({ state: 'running', length: 7000 })
    await fillLine(page)
    await expect(current(page)).toHaveAttribute('aria-label', 'Slide 3 of 5')
  })

  test('the carousel stands still while a menu is open', async ({ page }) => {
    await page.goto('/')
    const line = carousel(page).locator('[data-state]')
    for (const name of ['Company', 'Search']) {
      await expect(line).toHaveAttribute('data-state', 'running', { timeout: 15_000 })
      await openPanel(page, name)
      await expect(line).toHaveAttribute('data-state', 'held')
      expect(
        await line.evaluate((element) => element.getAnimations().map(({ playState }) => playState)),
      ).toEqual(['paused'])
      await page.keyboard.press('Escape')
      await expectFolded(page)
    }
    await expect(line).toHaveAttribute('data-state', 'running')
  })

  test('the carousel waits where less motion is wanted, until it is asked', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(carousel(page)).toHaveAttribute('data-ready')
    expect(await lineOf(page)).toBeNull()
    await expect(current(page)).toHaveAttribute('aria-label', 'Slide 1 of 5')
  })

  test('the carousel can be pushed without scripts', async ({ request }) => {
    const page = await fetchPage(request, '/')
    expect(page.byRole('link', { name: 'Watch the film' }).count).toBe(1)
    expect(page.select('[inert]').count).toBe(0)
  })
})

test.describe('the film', () => {
  test('the film is fetched when its slide shows, after everything else, and stops with it', async ({
    page,
  }) => {
    const films = filmsOf(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(films).toEqual([])
    await page.getByRole('button', { name: 'Go to slide 2' }).click()
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    expect(films.every((path) => path.startsWith('/media/film-hero.'))).toBe(true)
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
      true,
      true,
    ])
    await page.getByRole('button', { name: 'Go to slide 4' }).click()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

  test('the film has an upright cut for phones', async ({ page }) => {
    const films = filmsOf(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Go to slide 2' }).click()
    await expect.poll(() => films.length).toBeGreaterThan(0)
    expect(films[0]).toContain('/media/film-hero-portrait.')
  })

  for (const [reason, spare] of Object.entries({
    'less motion is wanted': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'data are saved': (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  })) {
    test(`the film is not fetched where ${reason}, not even when its slide is shown`, async ({
      page,
    }) => {
      const films = filmsOf(page)
      await spare(page)
      await page.goto('/')
      await page.getByRole('button', { name: 'Go to slide 2' }).click()
      await expect(current(page)).toHaveAttribute('aria-label', 'Slide 2 of 5')
      // What the slide has fetched stays in the page when it is left.
      await page.getByRole('button', { name: 'Go to slide 3' }).click()
      await expect(current(page)).toHaveAttribute('aria-label', 'Slide 3 of 5')
      await expect(page.locator('video')).toHaveCount(0)
      expect(films).toEqual([])
    })
  }
})
