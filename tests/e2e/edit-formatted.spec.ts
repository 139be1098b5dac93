import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { defaults } from '@/blocks/rich-text/defaults'
import { expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'

interface Node {
  type: string
  tag?: string
  text?: string
  format?: number | string
  fields?: { url?: string }
  children?: Node[]
}

/** A formatted text in one line: `h2[One] p[two *three*]`, links with where they lead. */
function shapeOf({ type, tag, text, format, fields, children = [] }: Node): string {
  if (text !== undefined) return format === 1 ? `*${text}*` : text
  const inner = children.map(shapeOf)
  if (type === 'root') return inner.join(' ')
  return `${tag ?? type}${fields ? `(${fields.url})` : ''}[${inner.join('')}]`
}

async function made(request: APIRequestContext, content: object) {
  const staff = await demoStaff(request, 'editor')
  const path = `/formatted-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`
  const layout = [
    { blockType: 'hero', title: 'Above' },
    { blockType: 'richText', content },
  ]
  const { id } = (await staff.create('pages', { title: 'Formatted', path, layout })) as {
    id: string
  }
  const stored = async (lng = 'en') =>
    (await staff.read(`/pages/${id}?draft=true&depth=0&locale=${lng}&fallback-locale=none`))
      .layout[1].content as { root: Node } | null
  return {
    id,
    path,
    stored,
    shape: async (lng?: string) => {
      const content = await stored(lng)
      return content && shapeOf(content.root)
    },
    remove: () => staff.remove('pages', id),
  }
}

async function edit(page: Page, collection: string, id: string, lng = 'en') {
  page.setDefaultTimeout(60_000)
  await signInToPanel(page)
  await page.goto(`/api/preview?collection=${collection}&id=${id}&lng=${lng}`)
  await expect(bar(page).getByRole('button', { name: /^(Publish|เผยแพร่)$/ })).toBeVisible()
  await expect(page.locator('[data-edit]').first()).toBeVisible()
}

const bar = (page: Page) => page.locator('aside.bar')
const editor = (page: Page) => page.locator('[data-edit-formatted]')
const saved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText(/^Saved as draft/)

/** Selects a word of the editor as the pointer does, and waits until the editor was told. */
async function select(page: Page, word: string) {
  const told = page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) =>
        document.addEventListener('selectionchange', () => {
          if (getSelection()?.toString().trim() === wanted) resolve()
        }),
      ),
    word,
  )
  await editor(page)
    .getByText(word)
    .first()
    .dblclick({ position: { x: 8, y: 8 } })
  await told
}

test('formatted text is written, formatted and linked where it stands, by keyboard', async ({
  page,
  request,
}) => {
  const element = { version: 1, format: '', indent: 0, direction: null }
  const text = (words: string) => ({ type: 'text', version: 1, text: words })
  const paragraph = (words: string) => ({ ...element, type: 'paragraph', children: [text(words)] })
  const site = await made(request, {
    root: { ...element, type: 'root', children: [paragraph('First'), paragraph('Second')] },
  })
  try {
    await edit(page, 'pages', site.id)
    await page.getByText('First', { exact: true }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' <i>x</i>')
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('ทดสอบ')
    await expect
      .poll(site.shape)
      .toBe('paragraph[First <i>x</i>] paragraph[ทดสอบ] paragraph[Second]')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(editor(page)).not.toContainText('ทดสอบ')
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await expect
      .poll(site.shape)
      .toBe('paragraph[First <i>x</i>] paragraph[ทดสอบ] paragraph[Second]')
    await expectNoViolations(page)

    await select(page, 'Second')
    await page.keyboard.press('ControlOrMeta+B')
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Alt+F10')
    await expect(page.getByRole('button', { name: 'Heading 2' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    // What a button sets goes on in the text.
    await expect(editor(page)).toBeFocused()
    await expect.poll(site.shape).toMatch(/ h2\[\*Second\*\]$/)

    await select(page, 'First')
    await page.keyboard.press('ControlOrMeta+K')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    const address = dialog.getByRole('combobox', { name: 'Link' })
    await address.fill('javascript:alert(1)')
    await address.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Set link' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+K')
    await address.fill('/contact')
    await address.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(editor(page)).toHaveCount(0)
    await saved(page)
    await expect(page.locator('main').getByRole('link', { name: 'First' })).toBeVisible()
    expect(await site.shape()).toBe(
      'paragraph[link(/contact)[First] <i>x</i>] paragraph[ทดสอบ] h2[*Second*]',
    )

    await page.locator('main').getByText('Second', { exact: true }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' and third')
    await expect
      .poll(site.shape)
      // Bold goes on, unless the key comes before the editor was told of the new place.
      .toMatch(
        /^paragraph\[link\(\/contact\)\[First] <i>x<\/i>] paragraph\[ทดสอบ] h2\[\*Second\*? and third\*?]$/,
      )
    // What the editor wrote is what the panel's own editor reads.
    await page.goto(`/admin/collections/pages/${site.id}`)
    await expect(page.locator('.rich-text-lexical').getByText('Second and third')).toBeVisible()
  } finally {
    await site.remove()
  }
})

test('a click beside the words of a formatted line opens it', async ({ page, request }) => {
  const element = { version: 1, format: '', indent: 0, direction: null }
  const bold = (words: string) => ({
    ...element,
    type: 'paragraph',
    children: [{ type: 'text', version: 1, text: words, format: 1 }],
  })
  const site = await made(request, {
    root: { ...element, type: 'root', children: [bold('One'), bold('Two')] },
  })
  try {
    await edit(page, 'pages', site.id)
    const line = page.locator('main p').filter({ hasText: 'Two' })
    const words = await line.locator('strong').boundingBox()
    const whole = await line.boundingBox()
    if (!words || !whole) throw new Error('The line is in sight')
    expect(words.x + words.width).toBeLessThan(whole.x + whole.width - 20)
    await line.click({ position: { x: whole.width - 8, y: whole.height / 2 } })
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' and more')
    // Bold goes on, unless the key comes before the editor was told of its place.
    await expect.poll(site.shape).toMatch(/ paragraph\[\*Two\*? and more\*?]$/)
  } finally {
    await site.remove()
  }
})

test('a translation begins as the text that stands in for it, and is its own once it is changed', async ({
  page,
  request,
}) => {
  const site = await made(request, defaults.content)
  try {
    await edit(page, 'pages', site.id, 'th')
    await page.getByRole('heading', { name: 'How a key is tested' }).click()
    await expect(editor(page)).toBeFocused()
    const places = await page
      .locator('[data-edit-formatted] h2, main [data-edit*=".root."]:is(h2)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(places[0]).toBeCloseTo(places[1] ?? 0, 0)
    await page.keyboard.press('Tab')
    await expect(editor(page)).toHaveCount(0)
    expect((await site.stored('th')) ?? null).toBeNull()

    await page.getByText('With a hammer, once').click()
    await page.keyboard.press('End')
    await page.keyboard.type(': ')
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', '<h1>Loud</h1><script>alert(1)</script>')
      clipboardData.setData('text/plain', '<b>สอง</b>\nสาม')
      const options = { clipboardData, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options))
    })
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect
      .poll(() => site.shape('th'))
      .toMatch(/listitem\[With a hammer, once: <b>สอง<\/b>\]listitem\[สาม\]\]$/)
    const english = await site.stored()
    expect(english?.root.children?.length).toBe(defaults.content.root.children.length)
  } finally {
    await site.remove()
  }
})

test('an article is written on its page as visitors see it, with pictures, and stored as Markdown', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request, 'editor')
  const title = `Written ${Date.now()}`
  const content = 'Words of it\n\n- Single'
  const { id } = (await staff.create('news', { title, content })) as { id: string }
  const stored = async () =>
    (await staff.read(`/news/${id}?draft=true&depth=0&locale=en`)).content as string
  try {
    await edit(page, 'news', id)
    await page.getByText('Single', { exact: true }).click()
    await expect(editor(page)).toBeFocused()
    // Lines are not drawn apart to fill the room of the page.
    await expect(editor(page)).toHaveCSS('align-content', 'start')
    await select(page, 'Single')
    await page.keyboard.press('ControlOrMeta+B')
    await expect.poll(stored).toBe('Words of it\n\n- **Single**')
    await page.keyboard.press('ControlOrMeta+B')
    await expect.poll(stored).toBe(content)
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
    await toolbar.getByRole('button', { name: 'Heading', exact: true }).click()
    await expect.poll(stored).toBe('Words of it\n\n## Single')
    await expectNoViolations(page)

    await toolbar.getByRole('button', { name: 'Picture from the library' }).click()
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await library.locator('li button').first().click()
    await expect(library).toHaveCount(0)
    await editor(page).getByRole('textbox', { name: 'What does it show?' }).fill('A key')
    await expect.poll(stored).toMatch(/^Words of it\n\n## Single\n\n!\[A key]\(\/uploads\/\S+\)$/)
    await page.locator('main h1').click({ position: { x: 1, y: 1 } })
    await expect(page.locator('main').getByRole('heading', { name: 'Single' })).toBeVisible()
    await expect(page.locator('main').getByRole('img', { name: 'A key' })).toBeVisible()
  } finally {
    await staff.remove('news', id)
  }
})
