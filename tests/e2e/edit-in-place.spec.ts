import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { testLetters } from '../helpers/edited-letters'
import { holdBack } from '../helpers/hold-back'

/** A page of the given blocks, published in English. */
async function made(request: APIRequestContext, layout: object[]) {
  const staff = await demoStaff(request, 'editor')
  const path = `/in-place-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`
  const page = await staff.create('pages', { title: 'In place', path, layout })
  const id = String(page.id)
  return {
    id,
    path,
    staff,
    draft: (lng: string) =>
      staff.read(`/pages/${id}?draft=true&depth=0&locale=${lng}&fallback-locale=none`),
    visit: async (lng = '') => (await request.get(`${lng && `/${lng}`}${path}`)).text(),
    remove: () => staff.remove('pages', id),
  }
}

async function edit(page: Page, id: string, lng = 'en') {
  page.setDefaultTimeout(60_000)
  await signInToPanel(page)
  await page.goto(`/api/preview?collection=pages&id=${id}&lng=${lng}`)
  await expect(bar(page).getByRole('button', { name: /^(Publish|เผยแพร่)$/ })).toBeVisible()
  await expect(page.locator('[data-edit]').first()).toBeVisible()
}

const editor = (page: Page) => page.locator('.editor textarea')
const bar = (page: Page) => page.locator('aside.bar')
const pressMore = async (page: Page, name: string) => {
  await bar(page).getByRole('button', { name: 'Show more' }).click()
  await bar(page).getByRole('button', { name, exact: true }).click()
}
const saved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText(/^Saved as draft/)

test('a text is changed where it stands, saved as a draft and published', async ({
  page,
  request,
}) => {
  const site = await made(request, [
    { blockType: 'hero', title: 'As it was', text: 'One\nTwo' },
    { blockType: 'productGrid', title: 'Machines' },
  ])
  try {
    await edit(page, site.id)
    const title = page.getByRole('heading', { level: 1 })
    await title.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('<b>As it is</b>')
    await expect.poll(async () => (await site.draft('en')).layout[0].title).toBe('<b>As it is</b>')
    await page.keyboard.press('Enter')
    await saved(page)
    await expect(title).toHaveText('<b>As it is</b>')
    expect(await site.visit()).toContain('As it was')

    await page.getByText('Two', { exact: true }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('Three')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await site.draft('en')).layout[0].text).toBe('One\nTwo')

    const publish = bar(page).getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await expect.poll(() => site.visit()).toContain('&lt;b&gt;As it is&lt;/b&gt;')
    await expect(bar(page).getByRole('status')).toHaveText(/^Published \d/)
    await expect(publish).toBeDisabled()

    await title.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Something else')
    await page.keyboard.press('Enter')
    await saved(page)
    await pressMore(page, 'Discard draft')
    const discard = page.getByRole('dialog', { name: 'Discard draft' })
    await discard.getByRole('button', { name: 'Cancel' }).click()
    await expect(discard).toHaveCount(0)
    await pressMore(page, 'Discard draft')
    await discard.getByRole('button', { name: 'Discard draft' }).click()
    await expect(bar(page).getByRole('status')).toHaveText(/^Draft discarded \d/)
    await expect(publish).toBeDisabled()
    await expect(title).toHaveText('<b>As it is</b>')
    expect((await site.draft('en'))._status).toBe('published')

    // What a checkbox does is told at it.
    const grid = page.getByRole('toolbar', { name: /Block 2/ })
    await grid.getByRole('button', { name: /^All fields/ }).press('Enter')
    const onlyFeatured = page.getByRole('checkbox', { name: 'Only featured' })
    await expect(onlyFeatured).toHaveAccessibleDescription('Show only featured products')
    await expectNoViolations(page)
  } finally {
    await site.remove()
  }
})

test('all of a text is selected, also where that is asked for before the text was read', async ({
  page,
  request,
}) => {
  const site = await made(request, [{ blockType: 'hero', title: 'As it was', text: 'One' }])
  try {
    const read = await holdBack(page, new RegExp(`/api/admin/pages/${site.id}[?]`))
    await edit(page, site.id)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    read()
    await expect(editor(page)).toHaveValue('As it was')
    await page.keyboard.type('Something else')
    await expect(editor(page)).toHaveValue('Something else')
    await page.keyboard.press('Escape')
  } finally {
    await site.remove()
  }
})

test('a draft that is discarded before the page showed it leaves nothing of it on the page', async ({
  page,
  request,
}) => {
  const site = await made(request, [{ blockType: 'hero', title: 'As it was', text: 'One' }])
  try {
    await edit(page, site.id)
    const drawAnew = await holdBack(page, /[?&]_rsc=/)
    const title = page.getByRole('heading', { level: 1 })
    await title.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Something else')
    await page.keyboard.press('Enter')
    await saved(page)
    await expect(title).toHaveText('Something else')
    await pressMore(page, 'Discard draft')
    const discard = page.getByRole('dialog', { name: 'Discard draft' })
    await discard.getByRole('button', { name: 'Discard draft' }).click()
    await expect(bar(page).getByRole('status')).toHaveText(/^Draft discarded \d/)
    drawAnew()
    await expect(title).toHaveText('As it was')
    await page.unrouteAll({ behavior: 'wait' })
    await expect(title).toHaveText('As it was')
  } finally {
    await site.remove()
  }
})

// Latin letters, which reach out less, at night.
testLetters('th')

test('what is typed right behind the click is there, however late the document comes', async ({
  page,
  request,
}) => {
  const layout = [
    { blockType: 'hero', title: 'First', text: 'One\nTwo' },
    { blockType: 'textSection', title: 'Second', text: 'Of the second' },
  ]
  const site = await made(request, layout)
  const stored = () =>
    site
      .draft('en')
      .then((doc) => doc.layout.flatMap(({ title, text }: Record<string, string>) => [title, text]))
  try {
    page.setDefaultTimeout(60_000)
    await signInToPanel(page)
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/api\/admin\/pages\/.*draft=true/, (route) =>
      route.request().method() === 'GET' ? gate.then(() => route.continue()) : route.continue(),
    )
    await page.goto(`/api/preview?collection=pages&id=${site.id}&lng=en`)
    const title = page.locator('[data-edit$="layout.0.title"]')
    await title.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('At once')
    await page.keyboard.press('Enter')
    await page.locator('[data-edit$="layout.1.text"]').click()
    await page.keyboard.type('Typed, ')
    await page.keyboard.insertText('pasted')
    await page.locator('[data-edit$="layout.0.text"]').first().click()
    release()
    await expect(editor(page)).toHaveValue('One\nTwo')
    await page.keyboard.press('Escape')
    await expect.poll(stored).toEqual(['At once', 'One\nTwo', 'Second', 'Typed, pasted'])
  } finally {
    await site.remove()
  }
})

test('staff are led from a page to editing it; nobody else gets anything of it', async ({
  page,
  request,
}) => {
  const site = await made(request, [{ blockType: 'hero', title: 'Title' }])
  try {
    const visited: string[] = []
    page.on('response', async (response) => {
      if (/javascript|css/.test(response.headers()['content-type'] ?? ''))
        visited.push(await response.text().catch(() => ''))
    })
    await page.goto(site.path)
    await page.waitForLoadState('networkidle')
    const files = visited.join('\n')
    expect(files.length).toBeGreaterThan(10_000)
    expect(files).not.toMatch(/data-edit|inPlace|edit-in-place/)
    expect(await page.content()).not.toMatch(/data-edit|inPlace|\/api\/preview|\udb40/)
    expect((await request.get(`/api/preview?path=${site.path}&lng=en`)).status()).toBe(403)
    expect(await (await request.get('/api/preview/bar')).text()).toBe('')

    await signInToPanel(page)
    await page.goto(site.path)
    await page.getByRole('link', { name: 'Edit this page' }).click()
    await expect(bar(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${site.path}$`))

    await page.context().clearCookies()
    await signInToPanel(page, 'newsroom')
    await page.goto(site.path)
    await expect(page.locator('aside[data-edit-link]')).toBeHidden()
    await expect(page.locator('aside[data-edit-link]')).toHaveCount(1)
  } finally {
    await site.remove()
  }
})

test('a draft is published at a set time, by keyboard', async ({ page, request }) => {
  const site = await made(request, [{ blockType: 'hero', title: 'As it was' }])
  const stored = async () => (await site.staff.read(`/pages/${site.id}/schedule`)).at
  try {
    await edit(page, site.id)
    const ways = bar(page).getByRole('button', { name: 'More publishing options' })
    const opener = bar(page).getByRole('button', { name: 'Schedule', exact: true })
    await ways.press('Enter')
    await expect(opener).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(opener).toHaveCount(0)
    await expect(ways).toBeFocused()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('As it will be')
    await page.keyboard.press('Enter')
    await saved(page)

    await ways.press('Enter')
    await expectNoViolations(page)
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Schedule', exact: true })
    const time = dialog.getByLabel('Publishing time')
    await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(ways).toBeFocused()
    await ways.press('Enter')
    await opener.press('Enter')
    await time.fill('2099-05-04T08:30')
    await expectNoViolations(page)
    await time.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(bar(page)).toContainText('Scheduled: May 4, 2099')
    const at = await page.evaluate(() => new Date('2099-05-04T08:30').toISOString())
    expect(await stored()).toBe(at)

    await page.reload()
    await expect(bar(page)).toContainText('Scheduled: May 4, 2099')
    await ways.press('Enter')
    await opener.press('Enter')
    await expect(time).toHaveValue('2099-05-04T08:30')
    await dialog.getByRole('button', { name: 'Cancel scheduled publishing' }).press('Enter')
    await expect(bar(page)).not.toContainText('Scheduled')
    expect(await stored()).toBeNull()
    await bar(page).getByRole('button', { name: 'Show more' }).click()
    await expect(bar(page).getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      `/admin/collections/pages/${site.id}/history?locale=en`,
    )
    expect(await site.visit()).toContain('As it was')
  } finally {
    await site.remove()
  }
})

test('a new block is brought into sight and selected; its sample text is asked about before it is published', async ({
  page,
  request,
}) => {
  const layout = ['First', 'Second', 'Third'].map((title) => ({ blockType: 'hero', title }))
  const site = await made(request, layout)
  try {
    await edit(page, site.id)
    await bar(page).getByRole('button', { name: 'Add block' }).click()
    const gallery = page.getByRole('dialog', { name: 'Add block' })
    const texts = gallery.getByRole('region', { name: 'Texts and pictures' })
    await expect(texts.getByRole('button', { name: 'Text section', exact: true })).toBeVisible()
    // What shows the record of its page shows nothing on this one.
    await expect(gallery.getByRole('button', { name: 'Product detail' })).toHaveCount(0)
    await gallery.getByRole('searchbox').fill('call to')
    await expect(gallery.getByRole('listitem')).toHaveCount(1)
    await gallery.getByRole('button', { name: 'Call to action' }).click()
    const title = page.locator('[data-edit$="layout.3.title"]')
    await expect(title).toBeInViewport()
    const tools = page.getByRole('toolbar', { name: /Block 4/ })
    await expect(tools).toHaveCSS('opacity', '1')
    await expect(tools.getByRole('button', { name: /^All fields/ })).toBeFocused()

    const publish = bar(page).getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    const asked = page.getByRole('dialog', { name: 'Sample text is still there' })
    await expect(asked).toContainText('An engineer answers within 24 hours.')
    await expectNoViolations(page)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    expect(await site.visit()).not.toContain('An engineer answers')

    // A click sets the caret where it falls, and what is undone next is named.
    await title.click({ position: { x: 2, y: 10 } })
    await page.keyboard.type('Now: ')
    await expect(editor(page)).toHaveValue('Now: Tell us what your lobby needs')
    await page.keyboard.press('Escape')
    await page.locator('[data-edit$="layout.3.text"]').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('We answer soon.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await saved(page)
    await expect(bar(page).getByRole('button', { name: /^Undo: .*Text/ })).toBeEnabled()
    await publish.click()
    await expect(asked.getByRole('listitem')).toHaveCount(1)
    await asked.getByRole('button', { name: 'Publish anyway' }).click()
    await expect.poll(() => site.visit()).toContain('We answer soon.')
  } finally {
    await site.remove()
  }
})

test('what is not translated stays marked and counted after a save', async ({ page, request }) => {
  const site = await made(request, [
    { blockType: 'hero', title: 'First', text: 'One' },
    { blockType: 'textSection', title: 'Second', text: 'Two' },
  ])
  try {
    await edit(page, site.id, 'th')
    const missing = page.locator('[data-edit-missing]')
    await expect(missing).toHaveCount(4)
    await page.locator('[data-edit$="layout.0.title"]').click()
    const drawn = page.waitForResponse((answer) => answer.url().includes('_rsc='))
    await page.keyboard.type('หัวข้อ')
    await page.keyboard.press('Enter')
    await drawn
    await expect(missing).toHaveCount(3)
    await page.locator('[data-edit$="layout.1.title"]').click()
    await page.keyboard.press('Escape')
    await expect(missing).toHaveCount(3)
  } finally {
    await site.remove()
  }
})

test('a block comes where one points, and undo and redo take it away and bring it back', async ({
  page,
  request,
}) => {
  const layout = ['First', 'Second'].map((title) => ({ blockType: 'hero', title }))
  const site = await made(request, layout)
  const kinds = async () =>
    (await site.draft('en')).layout
      .map(({ blockType }: { blockType: string }) => blockType)
      .join(' ')
  try {
    await edit(page, site.id)
    await page.getByText('Second', { exact: true }).hover()
    await page
      .getByRole('button', { name: /^Add below: / })
      .first()
      .click()
    const gallery = page.getByRole('dialog', { name: 'Add block' })
    await gallery.getByRole('button', { name: 'Text section', exact: true }).click()
    const title = page.locator('[data-edit$="layout.1.title"]')
    await expect(title).toBeInViewport()
    await expect.poll(kinds).toBe('hero textSection hero')
    await saved(page)
    await page.keyboard.press('ControlOrMeta+Z')
    await expect.poll(kinds).toBe('hero hero')
    await saved(page)
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await expect.poll(kinds).toBe('hero textSection hero')
    await saved(page)
    await bar(page).getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(kinds).toBe('hero hero')
    await saved(page)
    await bar(page).getByRole('button', { name: /^Redo/ }).click()
    await expect.poll(kinds).toBe('hero textSection hero')
    await saved(page)

    // A pattern brings all of its blocks, and undo takes all of them.
    await bar(page).getByRole('button', { name: 'Add block' }).click()
    const patterns = gallery.getByRole('region', { name: 'Patterns' })
    await patterns.getByRole('button', { name: 'Questions and answers' }).click()
    await expect.poll(kinds).toBe('hero textSection hero textSection faq callToAction')
    await expect(page.locator('[data-edit$="layout.3.title"]')).toBeInViewport()
    await saved(page)
    await bar(page).getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(kinds).toBe('hero textSection hero')
    await saved(page)

    // A double click selects a word, as in any text.
    await page.locator('[data-edit$="layout.0.title"]').dblclick({ position: { x: 20, y: 20 } })
    await expect(editor(page)).toHaveValue('First')
    const selected = () =>
      editor(page).evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      )
    await expect.poll(selected).toBe('First')
  } finally {
    await site.remove()
  }
})

test('blocks of a page are kept as a pattern, added to another page with their translations, renamed and deleted', async ({
  page,
  request,
}) => {
  const name = `Pattern ${Date.now()}`
  const first = await made(
    request,
    ['One', 'Two'].map((title) => ({ blockType: 'hero', title })),
  )
  const second = await made(request, [{ blockType: 'hero', title: 'Alone' }])
  const layout = async (id: string, lng = 'en'): Promise<Record<string, unknown>[]> =>
    (await first.staff.read(`/pages/${id}?draft=true&depth=0&locale=${lng}&fallback-locale=none`))
      .layout
  const [, two] = await layout(first.id)
  const thai = (await layout(first.id, 'th')).map((block) =>
    block.id === two?.id ? { ...block, title: 'สอง' } : block,
  )
  await first.staff.update('pages', first.id, { layout: thai }, '?locale=th&draft=true')
  try {
    await edit(page, first.id)
    await pressMore(page, 'Save as pattern…')
    const dialog = page.getByRole('dialog', { name: 'Save as pattern…' })
    await dialog.getByRole('textbox', { name: 'Name of the pattern' }).fill(name)
    await dialog.getByRole('checkbox').first().uncheck()
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText(name)

    await page.goto(`/api/preview?collection=pages&id=${second.id}&lng=en`)
    await bar(page).getByRole('button', { name: 'Add block' }).click()
    const gallery = page.getByRole('dialog', { name: 'Add block' })
    const own = gallery.getByRole('region', { name: 'Custom patterns' })
    await own.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('Two', { exact: true })).toBeVisible()
    const [, copy] = await layout(second.id)
    expect(copy).toMatchObject({ blockType: 'hero', title: 'Two' })
    expect(copy?.id).not.toBe(two?.id)
    await expect.poll(async () => (await layout(second.id, 'th'))[1]?.title).toBe('สอง')

    await bar(page).getByRole('button', { name: 'Add block' }).click()
    await own.getByRole('button', { name: `Edit: ${name}` }).click()
    const change = page.getByRole('dialog', { name, exact: true })
    await change.getByRole('textbox', { name: 'Name of the pattern' }).fill(`${name} b`)
    await change.getByRole('button', { name: 'Save', exact: true }).click()
    await own.getByRole('button', { name: `Edit: ${name} b` }).click()
    const taken = page.getByRole('dialog', { name: `${name} b`, exact: true })
    await taken.getByRole('button', { name: 'Delete' }).click()
    await expect(taken).toContainText('Pages that use its blocks keep them')
    await taken.getByRole('button', { name: 'Delete' }).click()
    await expect(own.getByRole('button', { name: `${name} b`, exact: true })).toHaveCount(0)
  } finally {
    await first.remove()
    await second.remove()
  }
})

test('in a narrow window the bar is one row; the page is shown as other devices show it', async ({
  page,
  request,
}) => {
  const site = await made(request, [{ blockType: 'hero', title: 'As it was' }])
  try {
    await page.setViewportSize({ width: 390, height: 844 })
    await edit(page, site.id)
    const box = await bar(page).boundingBox()
    expect(box?.height).toBeLessThan(64)
    for (const control of await bar(page).getByRole('button').all()) {
      const place = await control.boundingBox()
      expect(place?.x).toBeGreaterThanOrEqual(0)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390)
    }
    // The end of the page lies above it.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const footer = await page.locator('footer').boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
    await bar(page).getByRole('button', { name: 'Published' }).click()
    await expect(bar(page).getByText('Click a text or picture to change it')).toBeVisible()
    await bar(page).getByRole('button', { name: 'Show more' }).click()
    await expect(bar(page).getByRole('combobox', { name: 'Language' })).toBeVisible()
    await expectNoViolations(page)

    await page.setViewportSize({ width: 1440, height: 900 })
    const opener = bar(page).getByRole('button', { name: 'Device' })
    await opener.click()
    const preview = page.getByRole('dialog', { name: 'Device' })
    const shown = preview.frameLocator('iframe')
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('As it was')
    for (const [name, width] of [
      ['Tablet', 820],
      ['Desktop', 1440],
      ['Phone', 390],
    ] as const) {
      await preview.getByRole('button', { name }).click()
      await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(width)
    }
    await expect(shown.locator('aside.bar')).toHaveCount(0)
    await shown.locator('body').press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(opener).toBeFocused()
  } finally {
    await site.remove()
  }
})

test('blocks of a page are moved by dragging, and back by undo', async ({ page, request }) => {
  const layout = ['First', 'Second', 'Third'].map((title) => ({ blockType: 'hero', title }))
  const site = await made(request, layout)
  const titles = async () =>
    (await site.draft('en')).layout.map(({ title }: { title: string }) => title).join(' ')
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await edit(page, site.id)
    await page.getByText('Third', { exact: true }).hover()
    const tools = page.getByRole('toolbar', { name: /Block 3/ })
    await tools.getByTitle('Drag to move').hover()
    await page.mouse.down()
    // At the upper end of the window the page scrolls, until the first part is under the pointer.
    await page.mouse.move(300, 60)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.move(300, 70)
    await page.mouse.up()
    await expect.poll(titles).toBe('Third First Second')
    await saved(page)
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(titles).toBe('First Second Third')

    await page.getByText('First', { exact: true }).hover()
    const other = page.getByRole('toolbar', { name: /Block 1/ }).getByTitle('Drag to move')
    await other.hover()
    await page.mouse.down()
    await page.mouse.move(300, 700)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.locator('.gap')).toHaveCount(0)
    expect(await titles()).toBe('First Second Third')
  } finally {
    await site.remove()
  }
})

test('a block is hidden and shown again, by keyboard, and undone', async ({ page, request }) => {
  const layout = ['First', 'Second', 'Third'].map((title) => ({ blockType: 'hero', title }))
  const site = await made(request, layout)
  const hidden = async () =>
    (await site.draft('en')).layout.map(({ isHidden }: { isHidden?: boolean }) => isHidden === true)
  const publish = bar(page).getByRole('button', { name: 'Publish', exact: true })
  try {
    await edit(page, site.id)
    const second = page.getByRole('toolbar', { name: /Block 2/ })
    await second.getByRole('button', { name: /^Hide/ }).press('Enter')
    const show = second.getByRole('button', { name: /^Show/ })
    await expect(show).toBeFocused()
    await expect(page.locator('.unseen')).toHaveText(/: Hidden$/)
    await expect(second).toHaveAccessibleName(/Hidden$/)
    await expect(second).toBeVisible()
    await expect(page.getByText('Second', { exact: true })).toHaveCount(0)
    expect(await hidden()).toEqual([false, true, false])
    await expectNoViolations(page)
    expect(await site.visit()).toContain('Second')
    await publish.press('Enter')
    await expect.poll(() => site.visit()).not.toContain('Second')

    // Without the tools the page is as visitors will see it.
    await pressMore(page, 'Edit')
    await expect(page.locator('[data-edit-room]')).toBeHidden()
    await pressMore(page, 'Edit')
    await expect(page.locator('[data-edit-room]')).toBeVisible()

    await show.press('Enter')
    await expect(page.getByText('Second', { exact: true })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(hidden).toEqual([false, true, false])
    await expect(page.getByText('Second', { exact: true })).toHaveCount(0)
    await show.click()
    await expect.poll(hidden).toEqual([false, false, false])
    await saved(page)
    await publish.press('Enter')
    await expect.poll(() => site.visit()).toContain('Second')
  } finally {
    await site.remove()
  }
})

test('what publishing is refused for is told in the language of staff, at its field', async ({
  page,
  request,
  baseURL,
}) => {
  const site = await made(request, [{ blockType: 'textSection', title: 'Whole', text: 'Whole' }])
  try {
    await site.staff.update('pages', `${site.id}?draft=true`, {
      layout: [
        {
          blockType: 'legalText',
          title: 'Terms',
          sections: [{ title: 'One', text: 'One', anchor: 'No' }],
        },
      ],
      _status: 'draft',
    })
    await page.context().addCookies([{ name: 'payload-lng', value: 'zh', url: String(baseURL) }])
    page.setDefaultTimeout(60_000)
    await signInToPanel(page)
    await page.goto(`/api/preview?collection=pages&id=${site.id}&lng=en`)
    await bar(page).getByRole('button', { name: '发布', exact: true }).click()
    await expect(bar(page).getByRole('status')).toHaveText('未保存。请检查标出的字段。')
    const anchor = page.locator('input[name="layout.0.sections.0.anchor"]')
    await expect(anchor).toBeFocused()
    await expect(anchor).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert').filter({ hasText: '请用小写字母' })).toBeVisible()
  } finally {
    await site.remove()
  }
})
