import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'

const bar = (page: Page) => page.locator('aside.bar')
const editor = (page: Page) => page.locator('.editor textarea')

interface Media {
  id: string
  filename: string
}

/** The pictures that the library shows first. */
const media = async (staff: Awaited<ReturnType<typeof demoStaff>>): Promise<[Media, Media]> =>
  (await staff.read('/media?limit=2&depth=0&sort=-createdAt')).docs

/** Returns the common prefix of a picture's files in all widths. */
const baseName = ({ filename }: Media): string => filename.replace(/\.\w+$/, '')

/** Chooses a picture in the open sheet out of the library. */
async function choose(page: Page, chosen: Media): Promise<void> {
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.locator(`li:has(img[src*="${baseName(chosen)}"]) button`).click()
  await expect(library).toHaveCount(0)
}

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

test('the picture of a menu card is changed where it stands', async ({ page, request }) => {
  const staff = await demoStaff(request)
  const [first, second] = await media(staff)
  const name = `Card ${Date.now()}`
  const made = await staff.create('navigation-items', {
    ...{ name, menu: 'company', href: '/search', picture: first.id },
  })
  const draft = () => staff.read(`/navigation-items/${made.id}?draft=true&depth=0`)
  const shown = async () => JSON.stringify(await (await request.get('/api/menus?lng=en')).json())
  const named = page.locator(`[data-edit="navigation-items/${made.id}/name"]`)
  const card = page.locator('header').getByRole('listitem').filter({ has: named })
  const title = card.locator(named).first()
  const sheet = page.getByRole('dialog', { name: 'Picture', exact: true })
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await edit(page, '/api/preview?path=/contact&lng=en')
    await page.getByRole('button', { name: 'Company', exact: true }).click()
    await title.click()
    await expect(editor(page)).toHaveValue(name)
    await page.keyboard.press('Escape')

    await card.locator('img').click()
    await expect(sheet.locator('fieldset[name="picture"]')).toBeVisible()
    await expectNoViolations(page)
    await choose(page, second)
    await expect.poll(async () => (await draft()).picture).toBe(second.id)
    expect(await shown()).toContain(baseName(first))
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(card.locator('img')).toHaveAttribute('src', new RegExp(baseName(second)))
    await expect(bar(page)).toContainText(`Also not public yet: ${name}`)
    // By keyboard, in the same menu.
    await card.locator('img').press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(shown).toContain(baseName(second))
  } finally {
    await staff.remove('navigation-items', made.id)
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

test('an entry of the menu of small screens leads to another page, found by its title, or to an address', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const target = await staff.first('pages', 'where[path][equals]=/contact&depth=0')
  const other = await staff.first('pages', 'where[path][not_in]=/,/contact&sort=-path&depth=0')
  const made = await staff.create('navigation-items', {
    name: `Leads ${Date.now()}`,
    menu: 'phone',
    target: { relationTo: 'pages', value: target.id },
  })
  const draft = () => staff.read(`/navigation-items/${made.id}?draft=true&depth=0`)
  const entry = page.locator(`header [data-edit="navigation-items/${made.id}/name"]`)
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await edit(page, '/api/preview?path=/contact&lng=en')
    const publish = bar(page).getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await entry.click()
    await page.locator('.editor .label').getByRole('button', { name: 'All fields' }).click()
    const form = page.getByRole('dialog', { name: 'All fields' })
    const field = form.getByRole('group', { name: 'Page or category' })
    await expect(field.getByRole('status')).toHaveText(`${target.title} · /contact`)
    await expect(form.locator('input[name="href"]')).toHaveCount(0)
    const search = field.getByRole('searchbox')
    await search.fill(other.title)
    await field.getByRole('button', { name: other.path }).first().press('Enter')
    await expect(search).toBeFocused()
    await expect(field.getByRole('status')).toHaveText(`${other.title} · ${other.path}`)
    await expect
      .poll(async () => (await draft()).target)
      .toEqual({ relationTo: 'pages', value: other.id })
    await expectNoViolations(page)

    await field.getByRole('button', { name: 'Remove', exact: true }).click()
    await form.locator('input[name="href"]').fill('/news')
    await expect.poll(async () => (await draft()).href).toBe('/news')
    expect((await draft()).target ?? null).toBeNull()
    await form.getByRole('button', { name: 'Close' }).click()
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    const menus = async () => JSON.stringify(await (await request.get('/api/menus?lng=en')).json())
    await expect.poll(menus).toContain(JSON.stringify({ title: made.name, href: '/news' }))
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
