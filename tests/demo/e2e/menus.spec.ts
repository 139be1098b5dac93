import { expect, test, type Page } from '@playwright/test'
import { testMenu } from '@/tests/demo/helpers/menu-tests'
import { expectFolded, headerButton, openPanel, resolvePaths, wide } from '@/tests/helpers/header'
import { fetchPage } from '@/tests/helpers/html-page'

test.use({ viewport: wide })

testMenu('Products')

test('the company menu has four cards, on a page of any depth', async ({ page }) => {
  await page.goto('/solutions/payment/card')
  const sheet = await openPanel(page, 'Company')
  const cards = sheet.getByRole('listitem').filter({ has: page.locator('img') })
  await expect(cards).toHaveCount(4)
  expect(await resolvePaths(cards.getByRole('link', { name: /^Learn more/ }))).toEqual([
    '/company/about-us',
    '/company/leadership',
    '/company/history',
    '/company/culture',
  ])
  for (const title of ['About Us', 'Leadership', 'History', 'Culture']) {
    const card = cards.filter({ hasText: title })
    await expect(card.getByRole('img')).toHaveCount(0)
    await expect.poll(() => isDrawn(card.locator('img'))).toBe(true)
    await expect(card).toContainText(/[.]\s*Learn more/)
  }
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/company\/about-us$/)
  await expectFolded(page)
})

test('the solutions menu has four groups: it opens with the first, and keys go through them', async ({
  page,
}) => {
  await page.goto('/news')
  const sheet = await openPanel(page, 'Solutions')
  const tabs = sheet.getByRole('tab')
  await expect(tabs).toHaveText(['Banking', 'Healthcare', 'Security Module', 'Retail & Payment'])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const documented = {
    Banking: '/solutions/banking-solution',
    Healthcare: '/solutions/healthcare',
    'Security Module': '/solutions/epp',
    'Retail & Payment': '/solutions/payment/card',
  }
  for (const [name, href] of Object.entries(documented)) {
    await sheet.getByRole('tab', { name }).click()
    await expect(sheet.getByRole('tab', { selected: true })).toHaveText(name)
    const pane = sheet.getByRole('tabpanel', { name })
    expect((await resolvePaths(pane.getByRole('link')))[0]).toBe(href)
  }

  await test.step('each opening begins with the first', async () => {
    await expect(sheet.getByRole('tab', { selected: true })).not.toHaveText('Banking')
    await page.keyboard.press('Escape')
    await expectFolded(page)
    await openPanel(page, 'Solutions')
    await expect(sheet.getByRole('tab', { selected: true })).toHaveText('Banking')
  })

  await test.step('arrow keys, Home and End go through them', async () => {
    const selected = sheet.getByRole('tab', { selected: true })
    await selected.focus()
    for (const [key, name] of [
      ['ArrowDown', 'Healthcare'],
      ['ArrowUp', 'Banking'],
      ['ArrowUp', 'Retail & Payment'],
      ['ArrowDown', 'Banking'],
      ['End', 'Retail & Payment'],
      ['Home', 'Banking'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(selected).toHaveText(name)
      await expect(selected).toBeFocused()
    }
    // One stop for the list, the next inside what it shows.
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('tabpanel').getByRole('link').first()).toBeFocused()
  })
})

test('the products menu follows the navigation: groups by order, cards by name', async ({
  page,
  request,
}) => {
  interface Item {
    name: string
    slug: string
    order: number
    description: string | null
    children: Item[]
  }
  const groups: Item[] = await (await request.get('/api/navigation')).json()
  const byOrder = [...groups].sort((a, b) => a.order - b.order)
  expect(groups).toEqual(byOrder)

  await page.goto('/news')
  const sheet = await openPanel(page, 'Products')
  await expect(sheet.getByRole('tab')).toHaveText(byOrder.map(({ name }) => name))
  await expect(sheet.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  for (const { name, children } of byOrder) {
    await sheet.getByRole('tab', { name, exact: true }).click()
    const cards = sheet.getByRole('tabpanel').getByRole('listitem')
    const byName = [...children].sort((a, b) => a.name.localeCompare(b.name, 'en'))
    await expect(cards).toHaveCount(byName.length)
    expect(await resolvePaths(cards.getByRole('link', { name: /^Learn more/ }))).toEqual(
      byName.map(({ slug }) => `/products/category/${slug}`),
    )
    for (const [index, child] of byName.entries()) {
      const card = cards.nth(index)
      await expect(card).toContainText(child.name)
      await expect(card).toContainText(child.description ?? '')
      await expect.poll(() => isDrawn(card.locator('img'))).toBe(true)
    }
  }
})

test('the products menu of the demo leads where it is documented to lead', async ({ request }) => {
  const groups: { slug: string; name: string; children: { slug: string }[] }[] = await (
    await request.get('/api/navigation')
  ).json()
  const slugs = groups.map(({ name, children }) => [name, children.map(({ slug }) => slug)])
  expect(slugs).toEqual([
    ['Banking', ['cdm', 'atm', 'crs', 'stm']],
    ['Healthcare', ['health']],
    ['EPP & Other Modules', ['epp', 'keyboard', 'trackball', 'otc']],
    ['Retails and Payments', ['signature', 'payroll', 'bitcoin']],
  ])
})

test('from one menu to the next it takes one click', async ({ page }) => {
  await page.goto('/news')
  await openPanel(page, 'Company')
  await openPanel(page, 'Products')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Products' })).toBeVisible()
  await expect(headerButton(page, 'Company')).toHaveAttribute('aria-expanded', 'false')
})

test('times and sizes are the documented ones', async ({ page }) => {
  await page.goto('/news')
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
  await page.setViewportSize({ width: 1440, height: 420 })
  const sheet = await openPanel(page, 'Solutions')
  const { time, gap, padding, pane } = await sheet.evaluate((element) => {
    const inner = element.firstElementChild as Element
    const tabs = element.querySelector('[role=tablist]')?.parentElement as Element
    const style = getComputedStyle(document.documentElement)
    return {
      time: parseFloat(getComputedStyle(element).transitionDuration) * 1000,
      gap: window.innerHeight - element.getBoundingClientRect().bottom,
      padding:
        parseFloat(getComputedStyle(inner).paddingBlockStart) -
        parseFloat(style.getPropertyValue('--space-3')),
      pane: tabs.getBoundingClientRect().width,
    }
  })
  expect(time).toBeGreaterThanOrEqual(500)
  expect(time).toBeLessThanOrEqual(700)
  expect(gap).toBe(24)
  expect(padding).toBe(18)
  expect(pane).toBe(280)
})

test('menus that do not come leave their buttons as links', async ({ page }) => {
  await page.route('**/api/menus*', (route) => route.abort())
  await page.goto('/news')
  await headerButton(page, 'Solutions').click()
  await expect(page).toHaveURL(/\/solutions\/banking-solution$/)
})

test('the buttons of the header are links without scripts', async ({ request }) => {
  const page = await fetchPage(request, '/news')
  for (const [name, path] of [
    ['Company', '/company/about-us'],
    ['Solutions', '/solutions/banking-solution'],
    ['Products', '/products'],
    ['News', '/news'],
    ['Contact', '/contact'],
    ['Search', '/products'],
  ] as const) {
    const links = page.byRole('banner').byRole('link', { name, exact: true })
    expect(links.attributes('href'), name).toEqual([path])
  }
})

const isDrawn = (image: ReturnType<Page['locator']>): Promise<boolean> =>
  image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
