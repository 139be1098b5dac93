import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { openDashboard, row, toast, unique } from '../helpers/staff-pages'

test('a text whose English changed is found, translated beside it and published', async ({
  page,
  request,
}) => {
  const { create, first, update } = await demoStaff(request)
  const title = unique('Stale article')
  const old = { title, summary: 'Old words', content: 'Old body' }
  const { id } = await create('news', { ...old, isActive: false })
  const chinese = { title: '旧标题', summary: '旧摘要', content: '旧正文' }
  await update('news', id, chinese, '?locale=zh')
  const changed = { title: `${title} again`, summary: 'New words', content: 'New body' }
  await update('news', id, changed)

  await openDashboard(page, 'admin', '/translations?language=zh&part=news&state=stale')
  const record = page
    .getByRole('listitem')
    .filter({ hasText: `${title} again` })
    .first()
  await expect(row(page, '中文').getByRole('button', { name: /Outdated: [1-9]/ })).toBeVisible()
  await expect(record.getByRole('link', { name: /^Translate: / })).toBeVisible()
  await record.getByRole('link', { name: 'Summary' }).click()

  // At the field, in a view of its own, which the address opens again.
  const summary = page.getByRole('region', { name: 'Summary', exact: true })
  const target = summary.getByRole('textbox', { name: 'Summary' })
  await expect(target).toBeFocused()
  await page.reload()
  await expect(target).toBeFocused()
  await expect(target).toHaveValue('旧摘要')
  await expect(summary.getByRole('deletion')).toHaveText('Old')
  await expect(summary.getByRole('insertion')).toHaveText('New')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await target.fill('新摘要')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Texts saved: 1')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused()
  await expect(summary).toContainText('Complete')
  const content = page.getByRole('region', { name: 'Content', exact: true })
  await content.getByRole('button', { name: 'Confirm' }).click()
  await expect(content.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  // Another person writes the title meanwhile.
  const heading = page.getByRole('region', { name: 'Title', exact: true })
  await heading.getByRole('textbox').fill('我的标题')
  await update('news', id, { title: '别人的标题', _status: 'draft' }, '?locale=zh&draft=true')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(heading.getByRole('alert')).toContainText('别人的标题')
  await expect(heading.getByRole('textbox')).toHaveValue('我的标题')
  await heading.getByRole('button', { name: 'Discard mine' }).click()
  await page.getByRole('button', { name: 'Publish 中文' }).click()
  await expect(toast(page, 'Texts published: 2')).toBeVisible()
  const written = await first('news', `where[id][equals]=${id}&locale=zh`)
  expect([written.title, written.summary]).toEqual(['别人的标题', '新摘要'])
})

test('an outdated translation is marked in the form, which opens in the language', async ({
  page,
  request,
}) => {
  const { create, update } = await demoStaff(request)
  const title = unique('Stale form')
  const { id } = await create('news', { title, summary: 'Words', isActive: false })
  await update('news', id, { title: '旧标题', summary: '摘要' }, '?locale=zh')
  await update('news', id, { title: `${title} again` })
  await openDashboard(page, 'admin', `?tab=news&open=${id}&lng=zh&field=summary`)
  const form = page.getByRole('dialog', { name: 'Edit Article' })
  await expect(form.getByRole('tab', { name: /中文/ })).toHaveAttribute('aria-selected', 'true')
  await expect(form.getByLabel('Summary', { exact: true })).toBeFocused()
  const badge = form.getByRole('group', { name: 'Title: Outdated' })
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
  const inPanel = page.getByRole('group', { name: 'Title: Outdated' })
  await expect(inPanel).toContainText(`${title} again`)
  await inPanel.getByRole('button', { name: 'Confirm' }).click()
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
  const exchange = page.getByRole('region', { name: 'Translate with files (XLIFF)' })
  const chosen = exchange.getByLabel('Import file')
  await chosen.setInputFiles(file('ก'.repeat(201)))
  await expect(exchange.getByText('A target is longer than 200 characters')).toBeVisible()
  await expect(exchange.getByRole('button', { name: /^Write/ })).toHaveCount(0)
  await chosen.setInputFiles(file('บทความ'))
  await expect(exchange.getByRole('listitem')).toContainText('บทความ')
  await exchange.getByRole('checkbox', { name: /Publish/ }).check()
  await exchange.getByRole('button', { name: 'Save 1 texts' }).click()
  await expect(toast(page, 'Translations saved')).toBeVisible()
  const written = await first('news', `where[id][equals]=${id}&locale=th`)
  expect([written.title, written._status]).toEqual(['บทความ', 'published'])
})
