import { expect, test, type Page } from '@playwright/test'
import { delayScripts } from '@/tests/helpers/hold-back'
import { fetchPage } from '@/tests/helpers/html-page'
import { openLive } from '@/tests/helpers/live-page'

const pages = ['about-us', 'leadership', 'history', 'culture', 'certificates', 'csc']

test.describe('the company tabs', () => {
  for (const name of pages) {
    test(`the company tabs mark ${name} as the current page`, async ({ request }) => {
      const page = await fetchPage(request, `/company/${name}`)
      const tabs = page.byRole('navigation', { name: 'Company pages' })
      expect(tabs.byRole('link').count).toBe(6)
      expect(tabs.select('[aria-current="page"]').attributes('href')).toEqual([`/company/${name}`])
      expect(page.byRole('heading', { level: 1 }).count).toBe(1)
    })
  }

  test('the company tabs lead from page to page', async ({ page }) => {
    await page.goto('/company/about-us')
    const tabs = page.getByRole('navigation', { name: 'Company pages' })
    await tabs.getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL(/\/company\/history$/)
    await expect(tabs.locator('[aria-current="page"]')).toHaveText('History')
  })

  test('the company tabs show the current page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/company/csc')
    const tabs = page.getByRole('navigation', { name: 'Company pages' })
    await expect(tabs.locator('[aria-current="page"]')).toBeInViewport({ ratio: 0.9 })
  })
})

test('the page about us has the founding, three texts with a picture, and a film', async ({
  request,
}) => {
  const page = await fetchPage(request, '/company/about-us')
  expect(page.byText(/founded in Shenzhen in December 2003/).count).toBe(1)
  expect(page.byText(/PCI 5\.x/).count).toBe(1)
  const sections = page.select('main section').filter({ has: 'h2' }).filter({ has: 'img' })
  expect(sections.filter({ hasNotText: 'YouTube' }).count).toBe(3)
  expect(page.byRole('link', { name: /^Play the film/ }).count).toBe(1)
})

test('the customer satisfaction center has pictures and a film', async ({ request }) => {
  const page = await fetchPage(request, '/company/csc')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Customer Satisfaction Center'])
  expect(page.select('main img').count).toBeGreaterThanOrEqual(3)
  expect(page.byRole('link', { name: /^Play the film/ }).count).toBe(1)
})

test.describe('leadership', () => {
  test('leadership shows who is chosen, by click, by key and by address', async ({ page }) => {
    await page.goto('/company/leadership')
    const positions = [
      'Founder and Chairman',
      'Honorary President',
      'Executive Vice President and CEO',
    ]
    await expect(page.getByRole('tab')).toHaveText(positions.map((name) => new RegExp(`${name}$`)))
    await expect(page.getByRole('tabpanel')).toContainText('Shen Guowei')
    await page.getByRole('tab', { name: /Honorary President/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText('cryptography')
    await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()
    await expect(page).toHaveURL(/#president$/)
    // The keys are those of the scripts.
    await expect(page.getByRole('tab', { name: /Honorary/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /Executive Vice President/ })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toContainText('Lydia Chen')
    await page.goto('/company/leadership#president')
    await page.reload()
    await expect(page.getByRole('tabpanel')).toContainText('Hao Jingyi')
  })

  test('a tab that is pressed before the page is alive has the focus afterwards', async ({
    page,
  }) => {
    const release = await delayScripts(page)
    await page.goto('/company/leadership', { waitUntil: 'commit' })
    await page.getByRole('tab', { name: /Honorary President/ }).click()
    await expect(page).toHaveURL(/#president$/)
    release()
    await expect(page.getByRole('tab', { name: /Honorary President/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /Executive Vice President/ })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toContainText('Lydia Chen')
  })

  test('leadership works without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/company/leadership')
    await expect(page.locator('#founder')).toBeVisible()
    await page.getByRole('tab', { name: /Executive Vice President/ }).click()
    await expect(page.locator('#vice-president')).toBeVisible()
    await expect(page.locator('#founder')).toBeHidden()
    await context.close()
  })
})

test.describe('history', () => {
  test('the history lists the documented years, with others below it, in 72 % of the height of the window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto('/company/history')
    const list = page.locator('ol')
    expect(
      await list
        .locator('h3')
        .evaluateAll((titles) => titles.map(({ textContent }) => textContent?.slice(0, 4))),
    ).toEqual(['2024', '2023', '2022', '2021', '2007', '2005', '2004'])
    await page.getByRole('main').getByRole('link', { name: '2007' }).click()
    await expect(list.getByRole('heading', { name: /^2007/ })).toBeInViewport()
    for (const year of ['2026', '2025', '2019', '2015', '2011'])
      await expect(page.locator('dd', { hasText: year })).toHaveCount(1)
    expect(Math.round((await list.boundingBox())?.height ?? 0)).toBe(720)
  })

  test('the history has buttons that stop at the ends', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/company/history')
    const later = page.getByRole('button', { name: 'Later years' })
    const earlier = page.getByRole('button', { name: 'Earlier years' })
    await expect(later).toBeDisabled()
    await expect(earlier).toBeEnabled()
    const top = () => page.locator('ol').evaluate((list) => list.scrollTop)
    await earlier.click()
    expect(await top()).toBeGreaterThan(100)
    await expect(later).toBeEnabled()
    await later.click()
    expect(await top()).toBe(0)
    await expect(later).toBeDisabled()
    for (let click = 0; click < 12; click += 1)
      await earlier.evaluate((button) => (button as HTMLButtonElement).click())
    await expect(earlier).toBeDisabled()
    await expect(page.locator('ol li').last()).toBeInViewport()
  })

  test('the history can be scrolled by keys', async ({ page }) => {
    await page.goto('/company/history')
    await page.locator('ol').focus()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Earlier years' })).toBeDisabled()
  })
})

test.describe('the carousels of culture', () => {
  const first = (page: Page) => page.getByRole('region', { name: 'Vision' })
  const shown = (page: Page) => first(page).locator('[data-current]').getAttribute('aria-label')

  test('the carousels of culture are four, each beside its text, and the statement speaks of the sun', async ({
    request,
  }) => {
    const page = await fetchPage(request, '/company/culture')
    expect(page.select('[aria-roledescription="carousel"]').count).toBe(4)
    for (const name of ['Vision', 'Mission', 'Spirit', 'Values']) {
      expect(page.byRole('heading', { name, exact: true }).count, name).toBe(1)
    }
    expect(page.byRole('heading', { level: 1 }).texts).toEqual([expect.stringContaining('sun')])
  })

  test('the carousels of culture go on after 3500 ms, within 500 ms, and wait while pointed at', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/company/culture')
    await expect(first(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.mouse.move(0, 0)
    // From here on time stands still between the steps.
    await page.clock.pauseAt(Date.now() + 60_000)
    const before = await shown(page)
    await page.clock.runFor(3400)
    expect(await shown(page)).toBe(before)
    await page.clock.runFor(200)
    await expect.poll(() => shown(page)).not.toBe(before)
    const duration = await first(page)
      .locator('ul')
      .evaluate((track) => getComputedStyle(track).transitionDuration)
    expect(duration).toBe('0.5s')
    await first(page).getByRole('button', { name: 'Next slide' }).hover()
    const pointedAt = await shown(page)
    await page.clock.runFor(8000)
    expect(await shown(page)).toBe(pointedAt)
    await page.mouse.move(0, 0)
    await page.clock.runFor(3600)
    await expect.poll(() => shown(page)).not.toBe(pointedAt)
  })

  test('the carousels of culture go round, by arrows and dots', async ({ page }) => {
    await page.goto('/company/culture')
    await first(page).getByRole('button', { name: 'Pause' }).click()
    await first(page).getByRole('button', { name: 'Previous slide' }).click()
    expect(await shown(page)).toBe('Slide 3 of 3')
    await first(page).getByRole('button', { name: 'Next slide' }).click()
    expect(await shown(page)).toBe('Slide 1 of 3')
    await first(page).getByRole('button', { name: 'Go to slide 2' }).click()
    expect(await shown(page)).toBe('Slide 2 of 3')
  })

  test('the carousels of culture follow a swipe beyond 40 px, and no shorter one', async ({
    page,
  }) => {
    await page.goto('/company/culture')
    await first(page).getByRole('button', { name: 'Pause' }).click()
    await first(page).scrollIntoViewIfNeeded()
    const box = await first(page).locator('ul').boundingBox()
    const swipe = async (by: number) => {
      await page.mouse.move(600, (box?.y ?? 0) + 200)
      await page.mouse.down()
      await page.mouse.move(600 + by, (box?.y ?? 0) + 200, { steps: 4 })
      await page.mouse.up()
    }
    await swipe(-38)
    expect(await shown(page)).toBe('Slide 1 of 3')
    await swipe(-44)
    await expect.poll(() => shown(page)).toBe('Slide 2 of 3')
    await swipe(44)
    await expect.poll(() => shown(page)).toBe('Slide 1 of 3')
  })

  test('the carousels of culture stay where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/company/culture')
    await expect(first(page).getByRole('button', { name: 'Play' })).toBeVisible()
  })
})

test.describe('certificates', () => {
  const names = [
    'ISO 13485',
    'MDSAP',
    'ISO 9001',
    'ISO 14001',
    'ISO 27001',
    'ISO 45001',
    'PCI PTS v6',
    'PCI PTS v5',
  ]

  test('certificates are the eight documented ones, each with its facts', async ({ request }) => {
    const page = await fetchPage(request, '/company/certificates')
    for (const name of names) {
      expect(page.byRole('heading', { name, exact: true }).count, name).toBe(1)
    }
    for (const fact of ['Certificate number', 'Scope', 'Valid until']) {
      expect(page.byText(fact, { exact: true }).count, fact).toBe(8)
    }
  })

  test('certificates open large, by mouse and by key, and close again', async ({ page }) => {
    await openLive(page, '/company/certificates')
    const link = page.getByRole('link', { name: 'Enlarge the certificate ISO 9001' })
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Certificates' })
    await expect(dialog.getByRole('img', { name: /ISO 9001/ })).toBeVisible()
    // All of it is in the window, and the keys lead to the others.
    const height = await dialog.getByRole('img').evaluate((image) => image.clientHeight)
    expect(height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText(/^Picture \d of 8$/)).toBeVisible()
    await expect(dialog.getByRole('img', { name: /ISO 9001/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    const close = dialog.getByRole('button', { name: 'Close' })
    await close.click()
    await expect(dialog).toBeHidden()
    // Pressed again before the browser has told that it is closed, it opens.
    await page.keyboard.press('Enter')
    const opener = await link.elementHandle()
    await close.evaluate(async (button: HTMLElement, again) => {
      button.click()
      await Promise.resolve()
      ;(again as HTMLElement).click()
    }, opener)
    await close.click()
    await expect(dialog).toBeHidden()
  })
})

test('a film is loaded from the video site only when it is started', async ({ page }) => {
  const foreign: string[] = []
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ body: '<title>Film</title>', contentType: 'text/html' })
  })
  await openLive(page, '/company/csc')
  const start = page.getByRole('link', { name: /^Play the film/ })
  await start.scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])
  await start.click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  )
  await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch\?v=/,
  )
})

test('/about has its four figures, values and areas', async ({ request }) => {
  const page = await fetchPage(request, '/about')
  for (const [value, label] of [
    ['500+', 'installations'],
    ['50+', 'countries'],
    ['15+', 'years'],
    ['100+', 'engineers'],
  ] as const) {
    const figures = page.select('dl > div').all
    const figure = figures.find((one) => one.select('dt').filter({ hasText: label }).count > 0)
    expect(figure?.texts, label).toEqual([expect.stringContaining(value)])
  }
  for (const name of ['Innovation', 'Quality', 'Customer Focus', 'Global Reach']) {
    expect(page.byRole('heading', { name, exact: true }).count, name).toBe(1)
  }
  expect(page.select('main h3 a[href^="/products/"]').count).toBe(4)
})
