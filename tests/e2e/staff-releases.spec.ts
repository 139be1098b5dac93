import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { delayScripts } from '../helpers/hold-back'
import { openDashboard, toast, unique } from '../helpers/staff-pages'

test('two drafts are previewed as the site that will be, published together, and taken back', async ({
  page,
  request,
  browser,
}) => {
  const staff = await demoStaff(request)
  const [first, second, name] = [unique('First'), unique('Second'), unique('Launch')]
  const made = await Promise.all(
    [first, second].map((title) =>
      staff.create('news?draft=true', { title, content: 'Text', _status: 'draft' }),
    ),
  )
  const visitor = await (await browser.newContext()).newPage()
  const news = new URL('/en/news', test.info().project.use.baseURL).href
  const visitorsSee = async (count: 0 | 1) => {
    await visitor.goto(news)
    for (const title of [first, second])
      await expect(visitor.getByRole('heading', { name: title })).toHaveCount(count)
  }

  await openDashboard(page, 'admin', '/releases')
  await page.getByRole('button', { name: 'New release' }).click()
  const form = page.getByRole('dialog', { name: 'New release' })
  await form.getByLabel('Title of the release').fill(name)
  await form.getByRole('button', { name: 'Create' }).click()
  const sheet = page.getByRole('dialog', { name })
  for (const title of [first, second]) {
    await sheet.getByRole('searchbox', { name: 'Search drafts' }).fill(title)
    await sheet.getByRole('button', { name: `Add: ${title}` }).press('Enter')
    await expect(sheet.getByRole('link', { name: title })).toBeVisible()
  }
  await expectNoViolations(page)

  const opening = page.context().waitForEvent('page')
  await sheet.getByRole('link', { name: 'Preview the whole site' }).click()
  const preview = await opening
  await preview.goto(news)
  await expect(preview.getByRole('heading', { name: first })).toBeVisible()
  await expect(preview.getByRole('heading', { name: second })).toBeVisible()
  await expectNoViolations(preview)
  await preview.getByRole('link', { name: 'Leave preview' }).click()
  await visitorsSee(0)

  const setTime = sheet.getByRole('button', { name: 'Schedule' })
  await expect(setTime).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByLabel('Publish at').fill('2099-05-04T08:30')
  await expect(setTime).not.toHaveAttribute('aria-disabled', 'true')
  const publish = sheet.getByRole('button', { name: 'Publish now' })
  const look = (node: Element) => getComputedStyle(node).backgroundColor
  const plain = await publish.evaluate(look)
  await publish.click()
  const confirm = page
    .getByRole('alertdialog', { name: 'Publish the whole release?' })
    .getByRole('button', { name: 'Publish now' })
  // It takes nothing away, so it is no red button.
  expect(await confirm.evaluate(look)).toBe(plain)
  await confirm.click()
  await expect(toast(page, 'Release published')).toBeVisible()
  await visitorsSee(1)

  await sheet.getByRole('button', { name: 'Revert release' }).click()
  await page
    .getByRole('alertdialog', { name: 'Revert this release?' })
    .getByRole('button', { name: 'Revert release' })
    .click()
  await expect(toast(page, 'Release reverted')).toBeVisible()
  await visitorsSee(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  const release = await staff.first('releases', `where[title][equals]=${encodeURIComponent(name)}`)
  await staff.remove('releases', release.id)
  for (const { id } of made) await staff.remove('news', id)
})

test('settings of the site are added in the panel, and opened from the release', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request)
  const { tagline } = await staff.read('/globals/site-settings')
  const release = await staff.create('releases', { title: unique('Launch') })
  try {
    await staff.create('globals/site-settings?draft=true', {
      tagline: unique('S'),
      _status: 'draft',
    })
    await signInToPanel(page)
    await page.goto('/admin/globals/site-settings')
    await page.getByRole('button', { name: 'Add to a release' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to a release' })
    await expect(dialog.getByRole('button', { name: release.title })).toBeVisible()
    await dialog.getByRole('button', { name: release.title }).press('Enter')
    await expect(page.getByText(`Added to ${release.title}`)).toBeVisible()

    await openDashboard(page, 'admin', `/releases?open=${release.id}`)
    const sheet = page.getByRole('dialog', { name: release.title })
    const item = sheet.getByRole('link', { name: 'Site settings' })
    await expect(item).toHaveAttribute('href', '/admin/globals/site-settings')
    await sheet.getByRole('button', { name: 'Remove: Site settings' }).press('Enter')
    await expect(sheet.getByRole('button', { name: 'Add: Site settings' })).toBeVisible()
  } finally {
    await staff.remove('releases', release.id)
    await staff.create('globals/site-settings', { tagline })
  }
})

test('the draft of a page is added to a release in the panel', async ({ page, request }) => {
  const staff = await demoStaff(request)
  const title = unique('Waiting page')
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`
  const draft = await staff.create('pages?draft=true', { title, path, _status: 'draft' })
  const release = await staff.create('releases', { title: unique('Launch') })
  await signInToPanel(page)
  const load = await delayScripts(page)
  await page.goto(`/admin/collections/pages/${draft.id}`, { waitUntil: 'commit' })
  const opener = page.getByRole('button', { name: 'Add to a release' })
  // A press before the panel is alive would be lost.
  await expect(opener).toBeDisabled()
  load()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add to a release' })
  await expect(dialog.getByRole('button', { name: release.title })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await dialog.getByRole('button', { name: release.title }).press('Enter')
  await expect(page.getByText(`Added to ${release.title}`)).toBeVisible()
  const { items } = await staff.read(`/releases/${release.id}/contents`)
  expect(items).toMatchObject([{ collection: 'pages', id: draft.id }])
  await staff.remove('releases', release.id)
  await staff.remove('pages', draft.id)
})
