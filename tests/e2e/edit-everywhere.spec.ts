import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'

const bar = (page: Page) => page.locator('aside.bar')
const editor = (page: Page) => page.locator('.editor textarea')

async function edit(page: Page, address: string, username = 'editor') {
  page.setDefaultTimeout(60_000)
  await signInToPanel(page, username)
  await page.goto(address)
  await expect(bar(page).getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
}

test('the slogan of the footer is changed where it stands, named in the bar and published', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const settings = '/globals/site-settings'
  const { tagline } = await staff.read(settings)
  const stored = async (query: string) => (await staff.read(settings + query)).tagline
  const visited = async () => (await request.get('/contact')).text()
  try {
    await edit(page, '/api/preview?path=/contact&lng=en')
    const slogan = page.locator('footer [data-edit="site-settings/site-settings/tagline"]')
    await slogan.click()
    await expect(editor(page)).toHaveValue(tagline)
    await page.keyboard.type('Known by everybody')
    await page.keyboard.press('Enter')
    await expect.poll(() => stored('?draft=true')).toBe('Known by everybody')
    expect(await stored('')).toBe(tagline)
    await expect(slogan).toHaveText('Known by everybody')
    await expect(bar(page)).toContainText('Also not public yet: Settings of the site')

    await page.reload()
    await expect(bar(page)).toContainText('Also not public yet: Settings of the site')
    await expectNoViolations(page)
    expect(await visited()).not.toContain('Known by everybody')
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(visited).toContain('Known by everybody')
    await expect(bar(page)).not.toContainText('Also not public yet')
  } finally {
    await staff.create('globals/site-settings', { tagline })
  }
})

test('entries of the menus are changed where they stand, text and link', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const name = `Entry ${Date.now()}`
  const made = await staff.create('navigation-items', { name, menu: 'company', href: '/search' })
  const draft = () => staff.read(`/navigation-items/${made.id}?draft=true&depth=0`)
  const shown = async () => JSON.stringify(await (await request.get('/api/menus?lng=en')).json())
  const entry = page.locator(`header [data-edit="navigation-items/${made.id}/name"]`)
  const open = () => page.getByRole('button', { name: 'Company', exact: true }).click()
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await edit(page, '/api/preview?path=/contact&lng=en')
    await open()
    await entry.click()
    await expect(editor(page)).toHaveValue(name)
    await page.keyboard.type('Called otherwise')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await draft()).name).toBe('Called otherwise')
    await expect(entry).toHaveText('Called otherwise')
    expect(await shown()).toContain(name)
    await expect(bar(page)).toContainText('Also not public yet: Called otherwise')

    // Opened again, the menu shows what was written.
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await open()
    await expect(entry).toHaveText('Called otherwise')

    await entry.click()
    await page.locator('.editor .label').getByRole('button', { name: 'All fields' }).click()
    const form = page.getByRole('dialog', { name: 'All fields' })
    await expect(form.getByRole('link', { name: 'Add or move menu entries' })).toHaveAttribute(
      'href',
      '/admin/collections/navigation-items',
    )
    await form.locator('input[name="href"]').fill('/news')
    await expect.poll(async () => (await draft()).href).toBe('/news')
    await form.getByRole('button', { name: 'Close' }).click()
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(shown).toContain('Called otherwise')
  } finally {
    await staff.remove('navigation-items', made.id)
  }
})

test('an entry of the menu of small screens that leads to a chosen page offers no other address', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const target = await staff.first('pages', 'where[path][equals]=/contact&depth=0')
  const made = await staff.create('navigation-items', {
    name: `Leads ${Date.now()}`,
    menu: 'phone',
    target: { relationTo: 'pages', value: target.id },
  })
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await edit(page, '/api/preview?path=/contact&lng=en')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator(`header [data-edit="navigation-items/${made.id}/name"]`).click()
    await page.locator('.editor .label').getByRole('button', { name: 'All fields' }).click()
    const form = page.getByRole('dialog', { name: 'All fields' })
    await expect(form.getByText('Page or category', { exact: true })).toBeVisible()
    await expect(form.locator('input[name="href"]')).toHaveCount(0)
  } finally {
    await staff.remove('navigation-items', made.id)
  }
})

test('who edits neither settings nor menus gets no handles of them', async ({ page, request }) => {
  const staff = await demoStaff(request)
  const title = `Only news ${Date.now()}`
  const article = await staff.create('news', { title, content: 'Text', isActive: true })
  try {
    await edit(page, `/api/preview?collection=news&id=${article.id}&lng=en`, 'newsroom')
    await expect(page.locator('[data-edit^="news/"]').first()).toBeVisible()
    const others = '[data-edit^="site-settings/"], [data-edit^="navigation-items/"]'
    await expect(page.locator(others)).toHaveCount(0)
  } finally {
    await staff.remove('news', article.id)
  }
})
