import { expect, test, type Page } from '@playwright/test'
import { demoStaff } from '@/tests/helpers/demo-staff'
import { expectNoViolations } from '@/tests/helpers/axe'
import { fetchPage } from '@/tests/helpers/html-page'

const fill = async (page: Page, lastName: string) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email address').fill('ada@example.com')
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Forty lobby machines, please.\nIn May.')
  await page.getByLabel('I have read the privacy policy').check()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

/** The form answers to a press as soon as its scripts run: until then the browser checks by itself. */
const whenReady = (page: Page) =>
  expect(page.locator('form[action="/api/inquiries"]')).toHaveAttribute('novalidate')

const unique = () => `Lovelace-${Date.now().toString(36)}`

test('the contact page has addresses, business hours and a form', async ({ request }) => {
  const page = await fetchPage(request, '/contact')
  for (const name of [
    'Headquarters',
    'Phone',
    'Email',
    'North America',
    'Europe',
    'Asia Pacific',
  ]) {
    expect(page.byRole('heading', { name, exact: true }).count, name).toBe(1)
  }
  expect(page.select('main h2').texts).toEqual([
    'Reach us directly',
    'Business hours',
    'Write to us',
    'Regional offices',
  ])
  const hours = page.byRole('region', { name: 'Business hours' })
  for (const text of [
    'Mon–Fri 8:00–18:00 EST',
    'Mon–Fri 7:00–20:00 EST',
    '24/7, critical issues only',
    'Local hours apply',
  ]) {
    expect(hours.byText(text).count, text).toBe(1)
  }
  const values = (label: string) => page.byLabel(label).select('option').attributes('value')
  expect(values('Country')).toEqual(['', 'us', 'ca', 'uk', 'de', 'fr', 'au', 'jp', 'cn', 'other'])
  expect(values('Area of interest')).toEqual([
    '',
    'banking',
    'healthcare',
    'security',
    'payment',
    'transportation',
    'information',
    'other',
  ])
  expect(page.byLabel('Email address').attributes('type')).toEqual(['email'])
})

test.describe('to a visitor in Shanghai', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })

  test('the contact page tells the hours by the visitor’s clock, beside the name of their own', async ({
    page,
  }) => {
    await page.goto('/contact')
    const sales = page.getByRole('definition').filter({ hasText: 'Mon–Fri 8:00–18:00 EST' })
    await expect(sales).toContainText('Eastern Time')
    await expect(sales).toContainText(/Your time: Mon\s–\sFri 2[01]:00\s–\s0[67]:00/)
  })
})

test.describe('to a visitor in Toronto', () => {
  test.use({ timezoneId: 'America/Toronto' })

  test('the contact page tells the hours once to visitors of the same time zone', async ({
    page,
  }) => {
    await page.goto('/contact')
    await whenReady(page)
    await expect(page.getByText('Eastern Time').first()).toBeVisible()
    await expect(page.getByText('Your time:')).toHaveCount(0)
  })
})

test('the contact page speaks the visitor’s language from the heading to the hours', async ({
  request,
}) => {
  const page = await fetchPage(request, '/ru/contact')
  expect(page.byRole('heading', { level: 1 }).texts).toEqual(['Инженер ответит в течение 24 часов'])
  expect(page.byText('24/7, только критические случаи').count).toBe(1)
  expect(page.byText('Экстренная линия, 24/7').count).toBe(1)
})

test('the contact form says at each field what is wrong, leads to the first, and forgets what was put right', async ({
  page,
}) => {
  await page.goto('/contact')
  await whenReady(page)
  await page.getByLabel('Email address').fill('nobody')
  await submit(page)
  const first = page.getByLabel('First name')
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Please fill in this field.')
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    'Please enter your full email address, such as name@example.com.',
  )
  await expect(page.getByText('5 fields need your attention:')).toBeVisible()
  await expectNoViolations(page)
  await first.fill('Ada')
  await expect(first).toHaveAccessibleDescription('')
  await expect(page.getByText('4 fields need your attention:')).toBeVisible()
  await page.getByRole('link', { name: 'Privacy agreement' }).click()
  await expect(page.getByLabel('I have read the privacy policy')).toBeFocused()
})

test('the contact form asks for the family name first where it comes first', async ({ page }) => {
  await page.goto('/zh/contact')
  await whenReady(page)
  const names = page.locator('form [autocomplete$="-name"]')
  await expect(names.first()).toHaveAttribute('name', 'lastName')
  await expect(names.last()).toHaveAttribute('name', 'firstName')
  await page.locator('form [type="submit"]').last().click()
  await expect(names.first()).toBeFocused()
})

test('the contact form sends the message, promises an answer within 24 hours, and forgets the draft', async ({
  page,
  request,
}) => {
  const lastName = unique()
  await page.goto('/contact')
  await whenReady(page)
  await fill(page, lastName)
  await page.getByLabel('Country').selectOption('uk')
  await page.getByLabel('Area of interest').selectOption('banking')
  await page.getByLabel('I am interested in the newsletter').check()
  await submit(page)
  await expect(page.getByText('Thank you. Your message has arrived.').first()).toBeVisible()
  await expect(page.getByText(/within 24 hours\. We will reply to the address/)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')

  const staff = await demoStaff(request)
  const stored = await staff.first('inquiries', `where[name][equals]=Ada%20${lastName}`)
  expect(stored).toMatchObject({
    email: 'ada@example.com',
    country: 'uk',
    subject: 'banking',
    message: 'Forty lobby machines, please.\nIn May.',
    newsletter: true,
    isRead: false,
  })
  await staff.remove('inquiries', stored.id)
})

test('the contact form keeps what is typed until it is sent', async ({ page }) => {
  await page.goto('/contact')
  await whenReady(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a sentence')
  await page.getByLabel('Country').selectOption('jp')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence')
  await expect(page.getByLabel('Country')).toHaveValue('jp')
})

test('the contact form loses nothing when the network fails, and tries again', async ({
  page,
  context,
  request,
}) => {
  const lastName = unique()
  await page.goto('/contact')
  await whenReady(page)
  await fill(page, lastName)
  await context.setOffline(true)
  await submit(page)
  await expect(
    page.getByText('Not sent: there is no connection. Your text has been kept.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Forty lobby machines/)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Thank you. Your message has arrived.').first()).toBeVisible()
  const staff = await demoStaff(request)
  const stored = await staff.first('inquiries', `where[name][equals]=Ada%20${lastName}`)
  await staff.remove('inquiries', stored.id)
})

test('the contact form says what the server refuses, and when it has had enough', async ({
  page,
}) => {
  await page.goto('/contact')
  await whenReady(page)
  await fill(page, unique())
  await page.getByLabel('Email address').fill('ada@example')
  await submit(page)
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/full email address/)
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.route('**/api/inquiries', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, json: { message: 'Later' } }),
  )
  await submit(page)
  await expect(
    page.getByText('Please try again in 2 minutes. Your text has been kept.'),
  ).toBeVisible()
})

test('the contact form knows the product and the request that led to it', async ({
  page,
  request,
}) => {
  const products = (await (await request.get('/api/products')).json()) as {
    name: string
    slug: string
  }[]
  const product = products.find(({ slug }) => slug.startsWith('atm-'))
  await page.goto(`/contact?product=${product?.slug}&interest=banking&request=quote`)
  await expect(page.getByText(`Quote for ${product?.name}`)).toBeVisible()
  await expect(page.getByLabel('Area of interest')).toHaveValue('banking')
  await expect(page.locator('input[name=subject]')).toHaveValue(
    `Quote for ${product?.name} (${product?.slug})`,
  )
  await page.getByRole('link', { name: 'Remove' }).click()
  await expect(page).toHaveURL(/\/contact#contact-form$/)
  await expect(page.locator('input[name=subject]')).toHaveCount(0)
  await page.goto('/contact?product=nothing&interest=cooking&request=dance')
  await expect(page.getByLabel('Area of interest')).toHaveValue('')
  await expect(page.locator('input[name=subject]')).toHaveCount(0)
})

test('the contact form hides a field from people that robots fill', async ({ page }) => {
  await page.goto('/contact')
  const trap = page.locator('input[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  expect((await trap.boundingBox())?.width ?? 0).toBeLessThanOrEqual(400)
  await expect(page.getByRole('textbox', { name: /leave this field empty/ })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form is sent without JavaScript, shown again where something is wrong, and answered', async ({
    page,
    request,
  }) => {
    const lastName = unique()
    await page.goto('/contact')
    await fill(page, lastName)
    // An address that browsers take and the server does not.
    await page.getByLabel('Email address').fill('ada@example')
    await submit(page)
    await expect(page).toHaveURL(/\/contact\?draft=/)
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/full email address/)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Forty lobby machines/)
    await expect(page.getByLabel('I have read the privacy policy')).toBeChecked()
    await page.getByLabel('Email address').fill('ada@example.com')
    await submit(page)
    await expect(page).toHaveURL(/\/contact\?sent=1/)
    await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible()
    const staff = await demoStaff(request)
    const stored = await staff.first('inquiries', `where[name][equals]=Ada%20${lastName}`)
    await staff.remove('inquiries', stored.id)
  })
})
