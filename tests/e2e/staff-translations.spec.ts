import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'

test('a text whose English changed is found, compared and confirmed', async ({ page, request }) => {
  const { create, update } = await demoStaff(request)
  const title = unique('Stale article')
  const { id } = await create('news', { title, summary: 'Old words', isActive: false })
  await update('news', id, { title: '旧标题', summary: '旧摘要' }, '?locale=zh')
  await update('news', id, { title: `${title} again`, summary: 'New words' })

  await openDashboard(page, 'admin', '/translations?language=zh&part=news&state=stale')
  const record = page
    .getByRole('listitem')
    .filter({ hasText: `${title} again` })
    .first()
  await expect(record.getByRole('link', { name: 'Summary' })).toHaveAttribute(
    'href',
    `/admin-dashboard?tab=news&open=${id}&lng=zh&field=summary`,
  )
  await expect(row(page, '中文').getByRole('button', { name: /Out of date: [1-9]/ })).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await record.getByRole('button', { name: /Compare/ }).click()
  const dialog = page.getByRole('dialog')
  const summary = dialog.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Old words')
  await expect(summary).toContainText('New words')
  await expect(summary).toContainText('旧摘要')
  await summary.getByRole('button', { name: 'Still right' }).click()
  await expect(summary.getByRole('button', { name: 'Still right' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(record.getByRole('link', { name: 'Summary' })).toHaveCount(0)

  // At the field, in the form, which the address opens in the language.
  await page.goto(`/admin-dashboard?tab=news&open=${id}&lng=zh&field=summary`)
  const form = page.getByRole('dialog', { name: 'Edit Article' })
  await expect(form.getByRole('tab', { name: /中文/ })).toHaveAttribute('aria-selected', 'true')
  await expect(form.getByLabel('Summary', { exact: true })).toBeFocused()
  const badge = form.getByRole('group', { name: 'Title: Out of date' })
  await expect(badge).toContainText(title)
  await expect(form.getByRole('group', { name: /Summary/ })).toHaveCount(0)
  await form.getByRole('tab', { name: /日本語/ }).click()
  await expect(badge).toHaveCount(0)
})

test('a stale text of a page is confirmed in the panel', async ({ page, request }) => {
  const { create, remove, update } = await demoStaff(request)
  const title = unique('Stale page')
  const path = `/${crypto.randomUUID()}`
  const { id } = await create('pages', { title, path, _status: 'draft' })
  await update('pages', id, { title: '旧标题', _status: 'draft' }, '?locale=zh')
  await update('pages', id, { title: `${title} again`, _status: 'draft' })
  await signInToPanel(page, 'admin')
  await page.goto(`/admin/collections/pages/${id}?locale=zh`)
  const inPanel = page.getByRole('group', { name: 'Title: Out of date' })
  await expect(inPanel).toContainText(`${title} again`)
  await inPanel.getByRole('button', { name: 'Still right' }).click()
  await expect(inPanel).toHaveCount(0)
  await remove('pages', id)
})

test('a translated file is tried out, then written', async ({ page, request }) => {
  const { create, first } = await demoStaff(request)
  const title = unique('Article for a file')
  const { id } = await create('news', { title, isActive: false })
  const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
  const file = (target: string) => ({
    name: 'th.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(`<xliff xmlns="${namespace}" version="2.1" srcLang="en" trgLang="th">
      <file id="f1" original="news/${id}"><unit id="u1" name="title"><segment id="s1">
      <source>${title}</source><target>${target}</target></segment></unit></file></xliff>`),
  })
  await openDashboard(page, 'newsroom', '/translations?language=th')
  const exchange = page.getByRole('region', { name: 'Translate in files (XLIFF)' })
  const chosen = exchange.getByLabel('Import a file')
  await chosen.setInputFiles(file('ก'.repeat(201)))
  await expect(exchange.getByText('A target is longer than 200 characters')).toBeVisible()
  await expect(exchange.getByRole('button', { name: /^Write/ })).toHaveCount(0)
  await chosen.setInputFiles(file('บทความ'))
  await expect(exchange.getByRole('listitem')).toContainText('บทความ')
  await exchange.getByRole('checkbox', { name: /Publish/ }).check()
  await exchange.getByRole('button', { name: 'Write 1 texts' }).click()
  await expect(toast(page, 'The translations are written')).toBeVisible()
  const written = await first('news', `where[id][equals]=${id}&locale=th`)
  expect([written.title, written._status]).toEqual(['บทความ', 'published'])
})
