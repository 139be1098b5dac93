import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectNoViolations } from '@/tests/helpers/axe'
import { demoStaff, signInWindow } from '@/tests/helpers/demo-staff'
import { unique } from '@/tests/helpers/staff-pages'
import { smallPdf } from '@/tests/helpers/visitor-forms'

const good = { name: 'tender.pdf', mimeType: 'application/pdf', buffer: smallPdf() }
const program = {
  name: 'evil.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('MZ'),
}
const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11_000_000) }

interface Form {
  /** Creates the page of the form with its records; returns its address, and a function that removes them. */
  make: (request: APIRequestContext) => Promise<{ address: string; remove: () => Promise<void> }>
  form: string
  call: string
  /** Values to type, by names of fields. */
  fill: Record<string, string>
  tick?: string
  files?: string
  /** A field that the server refuses. */
  refused: string
}

const published = { isActive: true, _status: 'published' }

const forms: Record<string, Form> = {
  'a quote request': {
    make: async (request) => {
      const staff = await demoStaff(request)
      const category = await staff.first('categories', 'limit=1&depth=0')
      const product = { name: unique('Machine'), categoryId: category.id, ...published }
      const { id, slug } = await staff.create('products', product)
      return { address: `/quote?items=${slug}*20`, remove: () => staff.remove('products', id) }
    },
    form: '#request',
    call: '/api/quote-requests',
    fill: { company: 'A "B"', name: 'Ann', email: 'ann@example.com', message: 'Two\nlines' },
    tick: 'consent',
    files: 'files',
    refused: 'email',
  },
  'an application': {
    make: async (request) => {
      const staff = await demoStaff(request)
      const job = { title: unique('Engineer'), location: 'Shenzhen', ...published }
      const { id, slug } = await staff.create('jobs', job)
      return { address: `/careers/${slug}`, remove: () => staff.remove('jobs', id) }
    },
    form: '#apply',
    call: '/api/job-applications',
    fill: { name: 'Ben', email: 'ben@example.com', phone: '+1' },
    tick: 'consent',
    files: 'cv',
    refused: 'email',
  },
  'an inquiry': {
    make: async () => ({ address: '/contact', remove: async () => {} }),
    form: 'form[action="/api/inquiries"]',
    call: '/api/inquiries',
    fill: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com', message: 'Two\nlines' },
    tick: 'privacy',
    refused: 'email',
  },
  'the code of a document': {
    make: async (request) => {
      const { token } = await signInWindow('admin')
      const answer = await request.post('/api/document-files', {
        headers: { Authorization: `Bearer ${token}` },
        multipart: { file: good },
      })
      const staff = await demoStaff(request)
      const { id, slug } = await staff.create('documents', {
        title: unique('Document'),
        kind: 'manual',
        gate: 'code',
        code: 'Open-Sesame',
        releases: [{ file: (await answer.json()).key, version: '1' }],
      })
      return { address: `/downloads/${slug}`, remove: () => staff.remove('documents', id) }
    },
    form: 'form[id^="code-"]',
    call: '/api/document-files/',
    fill: { code: 'not this one' },
    refused: 'code',
  },
}

/** Answers that a form may get, and what it says then where no field is named. */
const refusals = [
  { status: 403, text: 'your browser did not confirm that the form is on this site' },
  { status: 429, text: /too many|too often/i },
  { status: 500, text: 'something went wrong on our side' },
  { status: 503, text: 'something went wrong on our side' },
  { status: 0, text: 'there is no connection' },
]

async function fill(page: Page, { form, fill, tick, files }: Form): Promise<void> {
  for (const [name, value] of Object.entries(fill)) {
    await page.locator(form).locator(`[name="${name}"]`).fill(value)
  }
  if (tick) await page.locator(form).locator(`[name="${tick}"]`).check()
  if (files) await page.locator(form).locator(`[name="${files}"]`).setInputFiles(good)
}

async function expectKept(page: Page, { form, fill, tick, files }: Form): Promise<void> {
  for (const [name, value] of Object.entries(fill)) {
    await expect(page.locator(form).locator(`[name="${name}"]`)).toHaveValue(value)
  }
  if (tick) await expect(page.locator(form).locator(`[name="${tick}"]`)).toBeChecked()
  if (files) {
    const field = page.locator(form).locator(`[name="${files}"]`)
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
  }
}

for (const [name, form] of Object.entries(forms)) {
  test(`${name} stays as it was typed, and says why it was refused`, async ({ page, request }) => {
    const { address, remove } = await form.make(request)
    let answer: { status: number; json: object } = { status: 0, json: {} }
    await page.route(`**${form.call}*`, (route) =>
      answer.status === 0 ? route.abort() : route.fulfill(answer),
    )
    await page.goto(address)
    const shown = page.locator(form.form)
    await expect(shown).toHaveAttribute('novalidate')
    await fill(page, form)
    const alert = shown.getByRole('alert')
    const send = () => shown.locator('[type="submit"]').click()
    for (const { status, text } of refusals) {
      answer = { status, json: { message: 'Refused' } }
      await send()
      await expect(alert, String(status)).toContainText(text)
      await expect(alert).toBeFocused()
      await expectKept(page, form)
    }
    const errors = [{ field: form.refused, message: 'Refused' }]
    answer = { status: 400, json: { message: 'Refused', errors } }
    await send()
    const field = shown.locator(`[name="${form.refused}"]`)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/\S/)
    await expect(alert).toContainText('1 field needs your attention')
    await expectKept(page, form)
    await expectNoViolations(page)
    await remove()
  })

  if (!form.files) continue

  test(`${name} says at once which files are not taken, and is not sent with them`, async ({
    page,
    request,
  }) => {
    const { address, remove } = await form.make(request)
    let calls = 0
    await page.route(`**${form.call}*`, (route) => {
      calls += 1
      return route.abort()
    })
    await page.goto(address)
    const shown = page.locator(form.form)
    await expect(shown).toHaveAttribute('novalidate')
    await fill(page, form)
    const field = shown.locator(`[name="${form.files}"]`)
    for (const file of [program, large, { ...good, buffer: Buffer.alloc(0) }]) {
      await field.setInputFiles(file)
      await expect(field, file.name).toHaveAttribute('aria-invalid', 'true')
      await shown.locator('[type="submit"]').click()
      await expect(field).toBeFocused()
      await field.setInputFiles(good)
      await expect(field).not.toHaveAttribute('aria-invalid')
    }
    expect(calls).toBe(0)
    await expectKept(page, form)
    await remove()
  })
}
