import { expect, type Locator, type Page, test } from '@playwright/test'
import { demoStaff } from '../helpers/demo-staff'
import { bar, edit, editor, media } from '../helpers/edit-page'

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
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Known by everybody')
    await page.keyboard.press('Enter')
    await expect.poll(() => stored('?draft=true')).toBe('Known by everybody')
    expect(await stored('')).toBe(tagline)
    await expect(slogan).toHaveText('Known by everybody')
    await expect(bar(page)).toContainText('Also not public yet: Site settings')

    await page.reload()
    await expect(bar(page)).toContainText('Also not public yet: Site settings')
    expect(await visited()).not.toContain('Known by everybody')
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(visited).toContain('Known by everybody')
    await expect(bar(page)).not.toContainText('Also not public yet')
  } finally {
    await staff.create('globals/site-settings', { tagline })
  }
})

/** Counts how often the server draws the page anew for the window. */
function refreshes(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    const { rsc, 'next-router-prefetch': ahead } = request.headers()
    if (rsc && !ahead && new URL(request.url()).pathname === '/contact') count += 1
  })
  return () => count
}

/** Writes another name at a menu entry. @returns what waits until the menus were read again after it */
async function rename(page: Page, entry: Locator, [from, to]: [string, string]) {
  await entry.click()
  await expect(editor(page)).toHaveValue(from)
  const renewed = page.waitForResponse((answer) => answer.url().includes('/api/menus'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  return async () => (await renewed).finished()
}

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
    const drawnAnew = refreshes(page)
    const renewed = await rename(page, entry, [name, 'Called otherwise'])
    await expect.poll(async () => (await draft()).name).toBe('Called otherwise')
    await renewed()
    await expect(entry).toHaveText('Called otherwise')
    expect(drawnAnew()).toBe(0)
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
    await expect(form).not.toContainText('Translation Sources')
    await form.locator('input[name="href"]').fill('/news')
    await expect.poll(async () => (await draft()).href).toBe('/news')
    await form.getByRole('button', { name: 'Close' }).click()
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(shown).toContain('Called otherwise')
  } finally {
    await staff.remove('navigation-items', made.id)
  }
})

test('what an entry of the footer is called stands where it was written; where it leads is drawn anew', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const name = `Line ${Date.now()}`
  const group = await staff.create('navigation-items', { name: `Group ${name}`, menu: 'footer' })
  const made = await staff.create('navigation-items', {
    ...{ name, href: '/search', menu: 'footer', parentId: group.id },
  })
  const draft = () => staff.read(`/navigation-items/${made.id}?draft=true&depth=0`)
  const entry = page.locator(`footer [data-edit="navigation-items/${made.id}/name"]`)
  try {
    await edit(page, '/api/preview?path=/contact&lng=en')
    const drawnAnew = refreshes(page)
    const renewed = await rename(page, entry, [name, 'Called otherwise'])
    await renewed()
    await expect(entry).toHaveText('Called otherwise')

    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await draft()).name).toBe(name)
    await expect(entry).toHaveText(name)
    expect(drawnAnew()).toBe(0)

    await entry.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Called again')
    await page.locator('.editor .label').getByRole('button', { name: 'All fields' }).click()
    const form = page.getByRole('dialog', { name: 'All fields' })
    const address = form.locator('input[name="href"]')
    await address.fill('/news')
    await expect(entry).toHaveAttribute('href', /\/news$/)
    expect(drawnAnew()).toBeGreaterThan(0)
    await expect(entry).toHaveText('Called again')
    await expect(address).toBeFocused()
    await form.getByRole('button', { name: 'Close' }).click()
    // The server draws what it drew first: nothing for React to change.
    await bar(page).getByRole('button', { name: 'Show more' }).click()
    await bar(page).getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(entry).toHaveText(name)
  } finally {
    await staff.remove('navigation-items', made.id)
    await staff.remove('navigation-items', group.id)
  }
})

test('the logo is changed where it stands, in each scheme its own', async ({ page, request }) => {
  const staff = await demoStaff(request)
  const settings = '/globals/site-settings'
  const before = await staff.read(`${settings}?depth=0`)
  const [light, dark] = await media(staff)
  const logo = page.locator('header a img')
  const sheet = page.getByRole('dialog', { name: 'Picture', exact: true })
  try {
    await staff.create('globals/site-settings', { logo: light.id, logoDark: dark.id })
    await page.emulateMedia({ colorScheme: 'dark' })
    await edit(page, '/api/preview?path=/contact&lng=en')
    const handle = (field: string) => `site-settings/site-settings/${field}`
    await expect(logo).toHaveAttribute('data-edit-picture', handle('logoDark'))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await expect(logo).toHaveAttribute('data-edit-picture', handle('logo'))
    await logo.click()
    await sheet.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect
      .poll(async () => (await staff.read(`${settings}?depth=0&draft=true`)).logo ?? null)
      .toBeNull()
    expect((await staff.read(`${settings}?depth=0`)).logo).toBe(light.id)
  } finally {
    const { logo: former, logoDark } = before
    const whole = { logo: former ?? null, logoDark: logoDark ?? null, _status: 'published' }
    await staff.create('globals/site-settings', whole)
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
