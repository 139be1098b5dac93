import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../helpers/axe'
import { demoStaff, signInToPanel } from '../helpers/demo-staff'
import { openDashboard, unique } from '../helpers/staff-pages'
import { staffPassword } from '../helpers/staff-password'

test.describe.configure({ timeout: 180_000 })

test('live preview follows what is typed, in three widths; visitors see it once it is published', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  const staff = await demoStaff(request, 'editor')
  const path = `/previewed-${Date.now()}`
  const made = await staff.create('pages', {
    title: 'Previewed',
    path,
    layout: [{ blockType: 'hero', title: 'As it was' }],
  })
  try {
    await signInToPanel(page)
    await page.goto(`/admin/collections/pages/${made.id}`)
    await page.locator('#live-preview-toggler').click()
    const shown = page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })
    await expect(shown).toHaveText('As it was', { timeout: 60_000 })
    await expectNoViolations(page)

    await page.locator('#field-layout__0__title').fill('As it will be')
    await expect(shown).toHaveText('As it will be', { timeout: 60_000 })

    for (const [label, width] of [
      ['Phone, 390 px', 390],
      ['Tablet, 820 px', 820],
      ['Desktop, 1440 px', 1440],
    ] as const) {
      await page.locator('.live-preview-toolbar-controls__breakpoint').click()
      await page.getByRole('button', { name: label }).click()
      const frame = page.frameLocator('#live-preview-iframe').locator('html')
      await expect
        .poll(() => frame.evaluate(() => window.innerWidth), { timeout: 15_000 })
        .toBe(width)
    }

    expect(await (await request.get(path)).text()).toContain('As it was')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 30_000 })
      .toContain('As it will be')
  } finally {
    await staff.remove('pages', made.id)
  }
})

test('a draft on the site says that it is one, and the way out of it works', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request, 'newsroom')
  const article = await staff.create('news', { title: `Known ${Date.now()}`, content: 'Public' })
  try {
    await staff.update(
      'news',
      article.id,
      { content: 'Not public yet', _status: 'draft' },
      '?draft=true',
    )
    await signInToPanel(page, 'newsroom')
    await page.goto(`/api/preview?collection=news&id=${article.id}&lng=en`)
    await expect(page).toHaveURL(new RegExp(`/news/${article.slug}$`))
    await expect(page.getByText('Not public yet')).toBeVisible()
    const bar = page.getByRole('complementary', { name: /draft|preview/i })
    await bar.getByRole('link', { name: /leave/i }).click()
    await expect(page.getByText('Public', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/news/${article.slug}$`))
    await expect(bar).toHaveCount(0)
  } finally {
    await staff.remove('news', article.id)
  }
})

test('an article is duplicated in the dashboard', async ({ page, request }) => {
  const staff = await demoStaff(request, 'newsroom')
  const title = unique('Twice')
  const { id } = await staff.create('news', { title, summary: 'The same' })
  await openDashboard(page, 'newsroom', `?tab=news&open=${id}`)
  const form = page.getByRole('dialog', { name: 'Edit Article' })
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(form.getByLabel('Summary', { exact: true })).toHaveValue('The same')
  const copy = new URL(page.url()).searchParams.get('open') ?? ''
  expect(await staff.read(`/news/${copy}?draft=true`)).toMatchObject({ _status: 'draft' })
  await staff.remove('news', id)
  await staff.remove('news', copy)
})

test('an editor sets the time of publishing in the panel', async ({ page, request }) => {
  const staff = await demoStaff(request, 'editor')
  const title = `Later ${Date.now()}`
  const article = await staff.create('pages', {
    title,
    path: `/later-${Date.now()}`,
    _status: 'draft',
  })
  try {
    await signInToPanel(page, 'editor')
    await page.goto(`/admin/collections/pages/${article.id}`)
    await page.locator('.form-submit .popup button').first().click()
    await page.getByRole('button', { name: 'Schedule' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: /^Schedule: Later/ })).toBeVisible()
    await expect(drawer.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible()
  } finally {
    await staff.remove('pages', article.id)
  }
})

test('who opens a preview without a session signs in, and is led to it', async ({
  page,
  request,
}) => {
  const staff = await demoStaff(request, 'editor')
  const path = `/shown-${Date.now()}`
  const layout = [{ blockType: 'hero', title: 'Only for staff' }]
  const { id } = await staff.create('pages', { title: 'Shown', path, layout, _status: 'draft' })
  try {
    await page.goto(`/api/preview?collection=pages&id=${id}&lng=en`)
    await page.waitForURL(/\/admin-portal\?next=/)
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password').fill(staffPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only for staff')
  } finally {
    await staff.remove('pages', id)
  }
})
