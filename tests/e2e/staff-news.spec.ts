import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { demoStaff } from '../helpers/demo-staff'
import { holdBack } from '../helpers/hold-back'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'

const picture = 'tests/fixtures/plate-192.png'

/** A PNG of one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8a99' } })
    .png()
    .toBuffer()

/** Selects all of an element or its end, and presses a key at once, before the browser has told of the selection. */
const pressAfterSelecting = (
  element: Locator,
  pressed: { key: string; ctrlKey?: boolean },
  part: 'all' | 'end' = 'all',
) =>
  element.evaluate(
    (selected, { pressed, part }) => {
      getSelection()?.selectAllChildren(selected)
      if (part === 'end') getSelection()?.collapseToEnd()
      const init = { ...pressed, bubbles: true, cancelable: true }
      selected.dispatchEvent(new KeyboardEvent('keydown', init))
    },
    { pressed, part },
  )

test('an article is written with pictures, changed and deleted', async ({ page }) => {
  const title = unique('Test article')
  await openDashboard(page, 'newsroom', '?tab=news')
  await page.getByRole('button', { name: 'New Article' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Article' })
  await dialog.getByLabel('Title *').fill('   ')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Title is required')).toBeVisible()

  const today = await page.evaluate(() => {
    const now = new Date()
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  })
  await expect(dialog.getByLabel('Publication date')).toHaveValue(today)
  await dialog.getByLabel('Title *').fill(title)
  await dialog.getByLabel('Content').click()
  await page.keyboard.type('First.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second.')
  const images = dialog.getByRole('group', { name: 'Pictures' })
  const release = await holdBack(page, '**/api/upload')
  await images.locator('input[type=file]').setInputFiles([picture, picture])
  await expect(dialog.getByRole('button', { name: 'Uploading…' })).toBeDisabled()
  release()
  await expect(images.getByRole('img')).toHaveCount(2)
  await images.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect(images.getByRole('img')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'News created')).toBeVisible()
  await expect(toast(page, 'Article published')).toBeVisible()
  const view = page.getByRole('link', { name: 'View', exact: true })
  await expect(view).toHaveAttribute('href', /^\/news\/test-article-/)
  await expect(row(page, title).getByText('1 picture')).toBeVisible()

  await row(page, title).getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Article' })
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await editing.getByLabel('Title *').fill(`${title} again`)
  await editing.getByRole('button', { name: 'Publish', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ title: `${title} again` })
  await expect(toast(page, 'News updated')).toBeVisible()

  const slug = `own-${Date.now()}`
  await row(page, title).getByRole('button', { name: 'Edit' }).click()
  await editing.getByLabel('SEO title').fill('Found by this')
  await editing.getByLabel('Address').fill('Not an address')
  await editing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(editing.getByLabel('Address')).toBeFocused()
  await editing.getByLabel('Address').fill(slug)
  await editing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(editing).toBeHidden()
  const shown = await page.request.get(`/news/${slug}`)
  expect(await shown.text()).toContain('<title>Found by this')

  await row(page, title).getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Delete Article' })
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'News deleted')).toBeVisible()
  await expect(row(page, title)).toHaveCount(0)
})

test('an article has headings, words in bold, lists and a picture at its place', async ({
  page,
  baseURL,
}) => {
  const title = unique('Marked article')
  await openDashboard(page, 'newsroom', '?tab=news')
  await page.getByRole('button', { name: 'New Article' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Article' })
  await dialog.getByLabel('Title *').fill(title)
  const text = dialog.getByLabel('Content')
  const tools = dialog.getByRole('toolbar', { name: 'Formatting' })
  // The newest in the library, and wide enough to be kept in several widths.
  const images = dialog.getByRole('group', { name: 'Pictures' })
  const wide = { name: 'desk.png', mimeType: 'image/png', buffer: await plain(1600, 1000) }
  await images.locator('input[type=file]').setInputFiles(wide)
  await expect(images.getByRole('img')).toHaveCount(1)
  await text.click()
  // As those write who know Markdown, a letter after the other.
  const delay = 20
  await page.keyboard.type('# ', { delay })
  const heading = tools.getByRole('button', { name: 'Heading', exact: true })
  await expect(heading).toHaveAttribute('aria-pressed', 'true')
  await heading.click()
  await page.keyboard.type('Why <script>alert(1)</script> it matters', { delay })
  await heading.click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('### In short', { delay })
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Fast')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Quiet')
  const quiet = text.getByRole('listitem').filter({ hasText: 'Quiet' })
  await quiet.dblclick({ position: { x: 15, y: 10 } })
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Quiet')
  const bold = tools.getByRole('button', { name: 'Bold' })
  for (const isBold of [true, false, true]) {
    await page.keyboard.press('Control+b')
    await expect(quiet.locator('strong')).toHaveCount(isBold ? 1 : 0)
    await expect(bold).toHaveAttribute('aria-pressed', String(isBold))
  }
  await page.keyboard.press('Control+z')
  await expect(quiet.locator('strong')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(quiet.locator('strong')).toHaveCount(1)

  // The second Enter ends the list.
  await pressAfterSelecting(quiet, { key: 'Enter' }, 'end')
  await expect(text.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(text.getByRole('listitem')).toHaveCount(2)
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p style="color:red">Pasted <b onclick="alert(1)">words</b><script>alert(2)</script></p>',
    )
    const paste = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  const pasted = text.locator('p').filter({ hasText: 'Pasted' })
  await expect(pasted.locator('strong')).toHaveText('words')
  await pressAfterSelecting(pasted.locator('strong'), { key: 'k', ctrlKey: true })
  await dialog.getByRole('textbox', { name: 'Link' }).fill('/products')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'words' })).toHaveAttribute('href', '/products')

  // The arrow keys go through the toolbar, whose one button is reached by Tab.
  await text.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const chooser = page.getByRole('dialog', { name: 'Choose from library' })
  await chooser.getByRole('listitem').first().getByRole('button').click()
  await text.getByLabel('What does it show?').fill('A desk')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'News created')).toBeVisible()

  const news: { title: string; slug: string; content: string }[] = await (
    await page.request.get(`${baseURL}/api/news`)
  ).json()
  const stored = news.find((article) => article.title === title)
  expect(stored?.content.replace(/uploads\/[\w.-]+/, 'uploads/file')).toBe(
    '## Why <script>alert(1)</script> it matters\n\n### In short\n\n- Fast\n- **Quiet**\n\nPasted [**words**](/products)\n\n![A desk](/uploads/file)',
  )
  await page.goto(`/news/${stored?.slug}`)
  const article = page.getByRole('article')
  await expect(
    article.getByRole('heading', { level: 2, name: 'Why <script>alert(1)</script> it matters' }),
  ).toBeVisible()
  await expect(article.locator('li strong', { hasText: 'Quiet' })).toBeVisible()
  await expect(article.getByRole('img', { name: 'A desk' })).toHaveAttribute('srcset', /640/)
  await page.goto('/admin-dashboard?tab=news')
  await row(page, title).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, title)).toHaveCount(0)
})

test('a text of another language is kept with its language', async ({ page }) => {
  const title = unique('Two languages')
  await openDashboard(page, 'newsroom', '?tab=news')
  await page.getByRole('button', { name: 'New Article' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title *').fill(title)
  // However many languages there are, each can be seen, and is reached by keys.
  const tabs = dialog.getByRole('tab')
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
  await tabs.first().press('End')
  await expect(tabs.last()).toBeFocused()
  await dialog.getByRole('tab', { name: /中文/ }).click()
  await dialog.getByLabel('Title', { exact: true }).fill('两种语言')
  await expect(dialog.getByRole('tab', { name: '中文 complete' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'News created')).toBeVisible()
  await row(page, title).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('tab', { name: /中文/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toHaveValue(
    '两种语言',
  )
  await page.keyboard.press('Escape')
  await row(page, title).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, title)).toHaveCount(0)
})

test.describe('elsewhere in the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('an article is scheduled, with the zone named', async ({ page }) => {
    const title = unique('Scheduled')
    await openDashboard(page, 'newsroom', '?tab=news')
    await page.getByRole('button', { name: 'New Article' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title *').fill(title)
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Publication date').fill(tomorrow)
    // From midnight to nine in Tokyo, when the day has yet to begin in UTC, a new article comes with the time.
    await dialog.getByLabel('Time', { exact: true }).fill('')
    await expect(dialog.getByText(/Public from .*09:00.*GMT\+9/)).toBeVisible()
    await dialog.getByLabel('Time', { exact: true }).fill('10:30')
    await expect(dialog.getByText(/Public from .*10:30.*GMT\+9/)).toBeVisible()
    // The button says what it does.
    await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(toast(page, 'News created')).toBeVisible()
    const message = page.getByRole('region', { name: /^Notifications/ }).locator('li')
    await expect(message).toContainText(/Article scheduled for .*10:30/)
    await expect(row(page, title)).toContainText(/Scheduled: .*10:30.*GMT\+9/)
    const listed = await (await page.request.get('/api/news')).text()
    expect(listed).not.toContain(title)

    await row(page, title).getByRole('button', { name: 'Edit' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Article' })
    await expect(editing.getByLabel('Publication date')).toHaveValue(tomorrow)
    await expect(editing.getByLabel('Time', { exact: true })).toHaveValue('10:30')
    await editing.getByLabel('Publication date').fill('2026-01-01')
    await editing.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(row(page, title)).toContainText('Published')
  })
})

test("a colleague's draft is seen in list and form, and stays when other changes are published", async ({
  page,
  request,
}) => {
  const title = unique('Colleague')
  const admin = await demoStaff(request)
  const newsroom = await demoStaff(request, 'newsroom')
  const { id } = await admin.create('news', { title, summary: 'Public words', content: 'Text' })
  const asDraft = { summary: 'Drafted words', _status: 'draft' }
  await newsroom.update('news', id, asDraft, '?draft=true')

  await openDashboard(page, 'admin', `?tab=news&q=${encodeURIComponent(title)}`)
  await expect(row(page, title)).toContainText(/Published · changes waiting \(newsroom, /)
  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Article' })
  await expect(dialog.getByText(/^Changes are waiting to be published: newsroom/)).toBeVisible()
  await expect(dialog.getByLabel('Summary', { exact: true })).toHaveValue('Drafted words')
  await expect(dialog.getByText(/^Published · changes waiting \(newsroom, /)).toBeVisible()
  await dialog.getByLabel('Content').fill('Other text')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const ways = page.getByRole('alertdialog', { name: 'Publish changes by others too?' })
  await expect(ways).toContainText('newsroom')
  await ways.getByRole('button', { name: 'Publish only my changes' }).click()
  await expect(toast(page, 'News updated')).toBeVisible()
  expect(await admin.read(`/news/${id}`)).toMatchObject({
    summary: 'Public words',
    content: 'Other text',
  })
  expect((await admin.read(`/news/${id}?draft=true`)).summary).toBe('Drafted words')

  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabel('Content').fill('Last text')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await ways.getByRole('button', { name: 'Publish all changes' }).click()
  await expect(dialog).toBeHidden()
  expect(await admin.read(`/news/${id}`)).toMatchObject({
    summary: 'Drafted words',
    content: 'Last text',
  })
  await expect(row(page, title)).not.toContainText('changes waiting')

  await newsroom.update('news', id, asDraft, '?draft=true')
  await newsroom.update('news', id, { ...asDraft, summary: 'Unwanted' }, '?draft=true')
  await page.reload()
  await row(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByRole('button', { name: 'Discard waiting changes' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Discard waiting changes' })
  await sure.getByRole('button', { name: 'Discard waiting changes' }).click()
  await expect(toast(page, 'Waiting changes discarded')).toBeVisible()
  expect(await admin.read(`/news/${id}?draft=true`)).toMatchObject({
    summary: 'Drafted words',
    _status: 'published',
  })
  await admin.remove('news', id)
})
