import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectNoSidewaysScroll, expectNoViolations } from '../helpers/axe'
import { demoStaff, signInWindow, signInToPanel } from '../helpers/demo-staff'
import { holdBack } from '../helpers/hold-back'
import { testPanelViews } from '../helpers/panel-views'
import { expectPhotoMadeSmaller, heavyPhoto } from '../helpers/photos'
import { goByMenu, leftMenu, unique } from '../helpers/staff-pages'
import { staffPassword } from '../helpers/staff-password'

test('the super_admin signs in to the panel, whose menu is that of the dashboard', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill(staffPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin-dashboard')
  await expect(leftMenu(page).getByRole('link', { name: 'Products' })).toBeVisible()
  const ways = () =>
    leftMenu(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const inDashboard = await ways()
  await goByMenu(page, 'Categories')
  await page.waitForURL('**/admin/collections/categories')
  const current = leftMenu(page).locator('[aria-current=page]')
  await expect(current).toHaveText('Categories')
  expect(await ways()).toEqual(inDashboard)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(leftMenu(page)).toBeHidden()
  const opener = page.getByRole('banner').getByRole('button', { name: 'Open Menu' })
  await opener.click()
  await expect(leftMenu(page).getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Logout' }).last()).toBeInViewport()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(leftMenu(page)).toBeHidden()
  await opener.click()
  await leftMenu(page).getByRole('link', { name: 'Products' }).click()
  await page.waitForURL('**/admin-dashboard?tab=products')
})

test('a new page is stored once something is written, and is published later by default', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const title = unique('New page')
  const stored = async (where: string) =>
    (await staff.read(`/pages?draft=true&limit=100&${where}`)).docs
  const untitled = async () => (await stored('where[title][exists]=false')).length
  const before = await untitled()
  await signInToPanel(page, 'admin')
  await page.goto('/admin/collections/pages/create')
  await expect(page.locator('#field-title')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
  expect(await untitled()).toBe(before)
  await page.locator('#field-title').fill(title)
  // Pressed again while it is saved, and while the stored one is opened.
  const storedPage = /\/admin\/collections\/pages\/[\da-f-]{36}/
  const opened = page.waitForRequest(storedPage)
  const release = await holdBack(page, storedPage)
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+s')
  await opened
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  await page.keyboard.press('Control+s')
  release()
  await page.waitForURL(storedPage)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
  await expect(page.getByText(/must be a list of objects/)).toHaveCount(0)
  const named = await stored(`where[title][equals]=${encodeURIComponent(title)}`)
  expect(named).toHaveLength(1)
  const { id } = named[0]
  expect(page.url()).toContain(id)

  await page.locator('.doc-controls .form-submit .popup-button').last().click()
  await page.locator('#schedule-publish:visible').click()
  const drawer = page.locator('.schedule-publish__type')
  await expect(drawer.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked()

  await page.goto(`/admin/collections/pages/${id}/history`)
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible()
  const versions = page.locator('section').filter({ hasText: 'Versions' })
  await expect(versions.getByRole('listitem').first()).toContainText('admin')
  await staff.remove('pages', id)
})

test('the panel says, asks and dates as the dashboard does', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const name = unique('Asked')
  const slug = `asked-${crypto.randomUUID()}`
  const { id } = await staff.create('categories', { name, slug, isActive: false })
  await signInToPanel(page, 'admin')
  await page.goto(`/admin/collections/categories/${id}`)
  await expect(page.getByText(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Visible on the site' })).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('a:focus-visible')).toHaveCSS('outline-style', 'solid')
  await page.locator('#field-name').fill(`${name} anew`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.locator('#field-name').fill('Not saved')
  await goByMenu(page, 'Attributes')
  const leaving = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await expectNoViolations(page)
  await leaving.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.locator('#field-name')).toHaveValue('Not saved')
  await goByMenu(page, 'Attributes')
  await leaving.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.waitForURL('**/admin/collections/attributes')

  await page.goto(`/admin/collections/categories/${id}`)
  await page.locator('.doc-controls__popup .popup-button').click()
  await page.locator('#action-delete:visible').click()
  const deleting = page.getByRole('alertdialog', { name: 'Delete' })
  await expect(deleting).toContainText(`${name} anew`)
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/admin/collections/categories')
})

test('the activity log names what was changed, and a picture shows by whom', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const { id } = await staff.first('media', 'limit=1')
  const title = unique('A picture of')
  const { alt } = await staff.first('media', `where[id][equals]=${id}`)
  await staff.update('media', id, { alt: title })
  const news = await staff.create('news', { title })
  await signInToPanel(page, 'admin')
  await page.goto('/admin/collections/activity-logs')
  const named = page.getByRole('link', { name: title, exact: true })
  await expect(named.first()).toHaveAttribute('href', `/admin-dashboard?tab=news&open=${news.id}`)

  await page.goto(`/admin/collections/media/${id}`)
  await page.getByRole('link', { name: 'History' }).click()
  const changes = page.locator('section').filter({ hasText: 'Who changed what' })
  await expect(changes.getByRole('listitem').first()).toContainText('admin')
  await expect(changes.getByRole('listitem').first()).toContainText(title)
  // Nothing but the text was changed.
  await expect(changes.getByRole('listitem').first()).not.toContainText('Sizes')
  await staff.update('media', id, { alt })
  await staff.remove('news', news.id)
})

test('the site settings begin with closed rows called by their names, whole logos, and no colour where none is set', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const { token } = await signInWindow('admin')
  const path = 'globals/site-settings'
  const { businessHours, logo, brand } = await staff.read(`/${path}?depth=0`)
  const buffer = await sharp({
    create: { width: 720, height: 84, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer()
  const uploaded = await page.request.post('/api/admin/media', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      file: { name: 'logo.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ alt: 'Logo' }),
    },
  })
  const { doc } = await uploaded.json()
  const hours = { label: 'Service desk', days: ['mon'], from: '08:00', to: '18:00' }
  await staff.create(path, { businessHours: [hours], logo: doc.id, brand: { color: null } })
  try {
    await signInToPanel(page, 'admin')
    await page.goto('/admin/globals/site-settings')
    // The panel opens the tab that one saw last, once its scripts are there, and with them its names and roles.
    await expect(page.getByRole('main')).toBeVisible()
    await page.locator('.tabs-field__tab-button', { hasText: 'Company' }).click()
    const rows = page.locator('.array-field__row')
    await expect(rows.filter({ hasText: '01 · Service desk' })).toBeVisible()
    await expect(rows.and(page.locator('.collapsible--collapsed'))).toHaveCount(await rows.count())
    await page.getByRole('button', { name: 'Brand', exact: true }).click()
    const preview = page.locator('.upload-relationship-details__thumbnail img').first()
    const { width = 0, height = 0 } = (await preview.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(100)
    expect(width / height).toBeCloseTo(720 / 84, 0)
    const swatch = page.getByLabel('Pick Brand color')
    await expect(swatch).toHaveCSS('border-style', 'dashed')
    await page.getByLabel('Brand color', { exact: true }).fill('#0b5d3b')
    await expect(swatch).toHaveCSS('border-style', 'solid')
  } finally {
    await staff.create(path, { businessHours, logo, brand })
    await staff.remove('media', doc.id)
  }
})

test('the row of a hidden block says so, and no longer once the block is shown', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  await signInToPanel(page, 'admin')
  const { id } = await staff.create('pages', {
    title: 'Hidden in part',
    path: `/hidden-${Date.now().toString(36)}`,
    layout: [
      { blockType: 'textSection', title: 'Not yet', text: 'Not yet', isHidden: true },
      { blockType: 'textSection', title: 'Shown', text: 'Shown' },
    ],
    _status: 'draft',
  })
  await page.goto(`/admin/collections/pages/${id}`)
  const rows = page.locator('.blocks-field__row')
  await expect(rows.first().locator('.blocks-field__block-header')).toContainText('Hidden')
  await expect(rows.first().locator('.blocks-field__block-number')).toHaveText('01')
  await expect(rows.nth(1).locator('.blocks-field__block-header')).not.toContainText('Hidden')
  await page.getByRole('checkbox', { name: 'Hidden' }).first().uncheck()
  await expect(rows.first().locator('.blocks-field__block-header')).not.toContainText('Hidden')
  await staff.remove('pages', id)
})

test('who takes a document over in the panel is told of to who had it open', async ({
  page,
  browser,
  baseURL,
}) => {
  const staff = await demoStaff(page.request)
  const name = unique('Held')
  const slug = `held-${crypto.randomUUID()}`
  const { id } = await staff.create('categories', { name, slug, isActive: false })
  const locks = `/payload-locked-documents?where[document.value][equals]=${id}&depth=1`
  const holders = async () =>
    (await staff.read(locks)).docs.map((lock: { user: { value: { username: string } } }) => {
      return lock.user.value.username
    })
  const elsewhere = await browser.newContext({ baseURL })
  try {
    await signInToPanel(page, 'editor')
    await page.goto(`/admin/collections/categories/${id}`)
    const field = page.locator('#field-name')
    await field.fill('Begun')
    await expect.poll(holders).toEqual(['editor'])

    const other = await elsewhere.newPage()
    await signInToPanel(other, 'admin')
    await other.goto(`/admin/collections/categories/${id}`)
    await expect(other.getByText('Document locked')).toBeVisible()
    await other.getByRole('button', { name: 'Take over' }).click()
    await expect.poll(holders).toEqual(['admin'])
    await field.fill('Going on')
    await expect(page.getByText('Editing taken over')).toBeVisible()
  } finally {
    await elsewhere.close()
    await staff.remove('categories', `${id}?overrideLock=true`)
  }
})

// One list, one form and the settings; the other views at night.
testPanelViews(['/admin/login', '/admin/collections/products', '/admin/globals/site-settings'])

test('a photo of more than 8 MB is made smaller before the panel sends it, and a PDF is refused in words', async ({
  page,
}) => {
  await signInToPanel(page, 'admin')
  await page.goto('/admin/collections/media/create')
  await expect(page.getByRole('main')).toBeVisible()
  await page.locator('.file-field input[type=file]').setInputFiles({
    name: 'brochure.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByText('brochure.pdf is a PDF, not a picture.')).toBeVisible()
  await expectPhotoMadeSmaller(page, await heavyPhoto(), '2560x1646')
})

test('pictures are named by the file that was uploaded, in lists, fields, choosers and their form', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const { token } = await signInWindow('admin')
  const upload = async (name: string, background: string): Promise<string> => {
    const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
    const answer = await page.request.post('/api/admin/media', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { file: { name, mimeType: 'image/png', buffer } },
    })
    return (await answer.json()).doc.id
  }
  const names = ['front', 'back'].map((name) => `${unique(name).replace(' ', '-')}.png`)
  const [front = '', back = ''] = names
  const ids = [await upload(front, '#246'), await upload(back, '#642')]
  const entry = await staff.create('navigation-items', {
    name: unique('Pictures'),
    picture: ids[0],
    isActive: false,
  })
  const stored = page.getByText(/^[0-9a-f]{20}\.webp$/)
  try {
    await signInToPanel(page, 'admin')
    await page.goto('/admin/collections/media?sort=-createdAt')
    for (const [index, name] of names.entries())
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/admin/collections/media/${ids[index]}`,
      )
    await expect(stored).toHaveCount(0)

    await page.goto(`/admin/collections/navigation-items/${entry.id}`)
    const fields = page.locator('.upload-relationship-details')
    await expect(fields.getByText(front)).toBeVisible()
    await fields.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Choose from existing' }).click()
    const drawer = page.getByRole('dialog')
    await drawer
      .getByRole('searchbox')
      .or(drawer.getByPlaceholder(/Search by/))
      .fill(back)
    await drawer.getByRole('button', { name: back }).click()
    await expect(fields.getByText(back)).toBeVisible()
    await expect(stored).toHaveCount(0)

    await page.goto(`/admin/collections/media/${ids[0]}`)
    await expect(page.locator('.file-meta').getByRole('link', { name: front })).toBeVisible()
    await expect(stored).toHaveCount(0)
  } finally {
    await staff.remove('navigation-items', `${entry.id}?overrideLock=true`)
  }
})

test('a document needs no slug; a save leads to the file that is missing, and the file stands by its name', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const title = unique('Manual')
  await signInToPanel(page, 'admin')
  await page.goto('/admin/collections/documents/create')
  const slug = page.locator('#field-slug')
  await expect(slug).toBeVisible()
  await expect(page.locator('label[for="field-slug"] .required')).toHaveCount(0)
  await expect(page.locator('label[for="field-title"] .required')).toHaveCount(1)
  await page.locator('#field-title').fill(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/documents\/[\da-f-]{24,36}/)
  const id = page.url().split('/').at(-1) ?? ''
  try {
    await expect(slug).toHaveValue(title.toLowerCase().replace(' ', '-'))
    await page.locator('#field-kind input').first().fill('Manual')
    // The panel asks its server about each change; a row that is added while it does may wait for its fields for ever.
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes(id),
    )
    await page.keyboard.press('Enter')
    await answer
    await page.getByRole('button', { name: 'Add File' }).click()
    await page.locator('#field-releases__0__version').fill('1.0')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const choose = page.getByRole('button', { name: 'Select a file' })
    await expect(choose).toBeFocused()
    await page.locator('#releases-row-0 input[type=file]').setInputFiles({
      name: 'manual.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7\n% ${title}\n%%EOF\n`),
    })
    await expect(page.getByRole('link', { name: 'manual.pdf' })).toBeVisible()
    await expect(page.getByText(/sha-?256|no file chosen/i)).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(async () => (await staff.read(`/documents/${id}`))._status).toBe('published')
  } finally {
    await staff.remove('documents', `${id}?overrideLock=true`)
  }
})

test('a refused save says why in the language of the panel, marks the field and brings it into view', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const { id } = await staff.create('pages?draft=true', {
    title: unique('Refused'),
    path: `/refused-${Date.now().toString(36)}`,
    layout: [
      { blockType: 'textSection', title: 'First', text: 'First' },
      {
        blockType: 'legalText',
        title: 'Terms',
        sections: [
          { title: 'One', text: 'One' },
          { title: 'Two', text: 'Two', anchor: 'Not an anchor' },
        ],
      },
    ],
    _status: 'draft',
  })
  try {
    await signInToPanel(page, 'admin')
    await speak(page, 'zh')
    // The panel remembers the language of the content that one wrote last.
    await page.goto(`/admin/collections/pages/${id}?locale=en`)
    const anchor = page.locator('#field-layout__1__sections__1__anchor')
    await page.locator('#layout-row-1 .collapsible__toggle').first().click()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(anchor).toBeFocused()
    await expect(anchor).toBeInViewport()
    await expect(page.locator('.field-error').filter({ hasText: '请用小写字母' })).toBeVisible()
    await expect(page.getByText('未保存。请检查标出的字段。')).toBeVisible()
    await expect(page.getByText(/lower-case|fields are invalid/)).toHaveCount(0)
    // A user who scrolls away is not brought back.
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(anchor).toBeFocused()
    await page.mouse.wheel(0, -20_000)
    await expect(anchor).not.toBeInViewport()
  } finally {
    await staff.remove('pages', `${id}?overrideLock=true`)
  }
})

test('the panel speaks the language of the dashboard, and says where it does not', async ({
  page,
}) => {
  await signInToPanel(page, 'admin')
  await speak(page, 'ja')
  await page.goto('/admin/collections/pages')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByText('このパネルの項目名と説明は英語です')).toBeVisible()
  await speak(page, 'hi')
  await page.goto('/admin/account')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('इस पैनल का अधिकांश अंग्रेज़ी में है।')).toBeVisible()
  await expect(page.getByText(/terminalia:|general:/)).toHaveCount(0)
})

test('the panel lists articles and leads to their form in the dashboard', async ({ page }) => {
  const staff = await demoStaff(page.request)
  const title = unique('Led there')
  const { id } = await staff.create('news', { title, _status: 'draft' })
  await signInToPanel(page, 'admin')
  await page.goto(`/admin/collections/news?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(`**/admin/collections/news/${id}`)
  await expect(page.locator('#field-title')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Versions' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible()
  await expectNoViolations(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open in the dashboard' }).click()
  const form = (await opened).getByRole('dialog', { name: 'Edit Article' })
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)

  await page.goto('/admin/collections/users/create')
  await expect(page.getByRole('link', { name: 'Open in the dashboard' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=users&open=new',
  )
  await staff.remove('news', id)
})

test('a version that is restored is told to be a draft, in the language of the panel', async ({
  page,
}) => {
  const staff = await demoStaff(page.request)
  const title = unique('Restored')
  const { id } = await staff.create('news', { title })
  await staff.update('news', id, { title: `${title} anew` })
  const { docs } = await staff.read(`/news/versions?where[parent][equals]=${id}&sort=updatedAt`)
  await signInToPanel(page, 'admin')
  await speak(page, 'ko')
  await page.goto(`/admin/collections/news/${id}/versions/${docs[0].id}`)
  await page.getByRole('button', { name: '이 버전 복원' }).click()
  await page.locator('#confirm-action').click()
  await expect(page.getByText('초안으로 복원했습니다. 게시해야 공개됩니다.')).toBeVisible()
  expect((await (await page.request.get(`/api/news/${id}`)).json()).title).toBe(`${title} anew`)
  await staff.remove('news', id)
})

/** Chooses the language of staff, as the dashboard does. */
const speak = (page: Page, lng: string) =>
  page
    .context()
    .addCookies([{ name: 'payload-lng', value: lng, url: String(test.info().project.use.baseURL) }])
