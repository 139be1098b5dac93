import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '../helpers/accounts'
import { newCategory, unique } from '../helpers/samples'
import { type Answer, signInAsSuperAdmin, staffCall } from '../helpers/staff-call'

let token: string
let category: { id: string; slug: string }
beforeAll(async () => {
  token = await signInAsSuperAdmin()
  category = await newCategory(token)
})

const send = (csv: string | Uint8Array, options: object = {}, as = token): Promise<Answer> => {
  const form = new FormData()
  const content = typeof csv === 'string' ? csv : new Uint8Array(csv)
  form.set('file', new Blob([content], { type: 'text/csv' }), 'catalogue.csv')
  form.set('_payload', JSON.stringify(options))
  return staffCall('/products/import', { token: as, method: 'POST', body: form })
}

const newSlug = () => `csv-${crypto.randomUUID().slice(0, 8)}`

const bySlug = async (slug: string, query = '') =>
  (await staffCall(`/products?where[slug][equals]=${slug}${query}`, { token })).body.docs[0]

const head = 'slug,name,category,shortDescription,specifications,order,isFeatured'

describe('the import of products', () => {
  it('tells what a file would change, and changes nothing', async () => {
    const slug = newSlug()
    const { status, body } = await send(`${head}\n${slug},Kiosk,${category.slug},Short,,7,yes`)
    expect(status).toBe(200)
    expect([body.isDryRun, body.totals]).toEqual([
      true,
      { create: 1, update: 0, same: 0, refused: 0 },
    ])
    expect(body.rows[0]).toMatchObject({ line: 2, slug, name: 'Kiosk', action: 'create' })
    expect(body.rows[0].changes).toContainEqual({ field: 'order', before: null, after: '7' })
    expect(await bySlug(slug)).toBeUndefined()
  })

  it('does what the dry run told, and nothing the second time', async () => {
    const slug = newSlug()
    const csv = `${head}\n${slug},Kiosk,${category.slug},"One, two","Weight: 20 kg\nDisplay: 15.6"""" touch",7,yes`
    const { fingerprint } = (await send(csv)).body
    const { body } = await send(csv, { fingerprint })
    expect([body.isDryRun, body.totals.create]).toEqual([false, 1])
    expect(await bySlug(slug)).toMatchObject({
      name: 'Kiosk',
      categoryId: category.id,
      shortDescription: 'One, two',
      specifications: { Weight: '20 kg' },
      order: 7,
      isFeatured: true,
      _status: 'published',
    })
    expect((await send(csv)).body.totals.same).toBe(1)
  })

  it('writes only what differs, and leaves alone what the file does not have', async () => {
    const slug = newSlug()
    const body = { slug, name: 'Old', categoryId: category.id, description: 'Kept', order: 3 }
    await staffCall('/products', { token, method: 'POST', body })
    const csv = `slug;name;order\r\n${slug};New;\r\n`
    const dry = (await send(csv)).body
    expect(dry.rows[0].changes).toEqual([{ field: 'name', before: 'Old', after: 'New' }])
    await send(csv, { fingerprint: dry.fingerprint })
    expect(await bySlug(slug)).toMatchObject({ name: 'New', description: 'Kept', order: 3 })
  })

  it('refuses bad rows, and writes the good ones once that is confirmed', async () => {
    const [good, other] = [newSlug(), newSlug()]
    const rows = [
      `${good},Good,${category.slug},,,1,`,
      `${other},No category,nowhere,,,1,`,
      `${newSlug()},,${category.slug},,,1,`,
      `Not a slug,Name,${category.slug},,,1,`,
      `${good},Twice,${category.slug},,,1,`,
      `${newSlug()},Name,${category.slug},,,many,perhaps`,
    ]
    const csv = [head, ...rows].join('\n')
    const dry = (await send(csv)).body
    expect(dry.totals).toMatchObject({ create: 1, refused: 5 })
    const messages = dry.rows.flatMap((row: { errors: { message: string }[] }) =>
      row.errors.map(({ message }) => message),
    )
    for (const part of [
      'nowhere',
      'name is required',
      'small letters',
      'earlier',
      'must be a number',
    ]) {
      expect(messages.join('\n')).toContain(part)
    }
    const { fingerprint } = dry
    const refused = await send(csv, { fingerprint })
    expect([refused.status, refused.body.totals.refused]).toEqual([400, 5])
    expect(await bySlug(good)).toBeUndefined()
    const done = await send(csv, { fingerprint, skipRefused: true })
    expect([done.status, done.body.totals.create]).toEqual([200, 1])
    expect(await bySlug(good)).toBeDefined()
    expect(await bySlug(other)).toBeUndefined()
  })

  it('tells in the dry run which products are not complete enough to be public', async () => {
    const [known, poor, draft] = [newSlug(), newSlug(), newSlug()]
    const columns = 'slug,name,category,shortDescription,status'
    const begin = `${columns}\n${known},Known,${category.slug},Short,published`
    await send(begin, { fingerprint: (await send(begin)).body.fingerprint })
    const set = (minCompleteness: number | null) =>
      staffCall('/globals/site-settings', { token, method: 'POST', body: { minCompleteness } })
    expect((await set(50)).status).toBe(200)
    try {
      const csv = [
        columns,
        `${known},Known,${category.slug},,published`,
        `${poor},Poor,${category.slug},,`,
        `${draft},Draft,${category.slug},,draft`,
      ].join('\n')
      const { body: dry } = await send(csv)
      expect(dry.totals).toEqual({ create: 1, update: 0, same: 0, refused: 2 })
      expect(dry.rows[1].errors).toEqual([
        { field: 'status', message: expect.stringMatching(/below 50 %.*Missing: .*picture/) },
      ])
      const named = await send(`slug,name\n${known},已知`, { locale: 'zh' })
      expect(named.body.totals.refused).toBe(0)
      const { fingerprint } = dry
      const done = await send(csv, { fingerprint, skipRefused: true })
      expect([done.status, done.body.totals.create]).toEqual([200, 1])
      expect(await bySlug(known)).toMatchObject({ shortDescription: 'Short' })
      expect(await bySlug(poor)).toBeUndefined()
    } finally {
      await set(null)
    }
  })

  it('makes missing slugs as the form does, each of them once', async () => {
    const name = unique('Lobby Kiosk')
    const rows = [
      `,${name},${category.slug}`,
      `,${name},${category.slug}`,
      `${category.slug},${name},${category.slug}`,
      `,自助终端,${category.slug}`,
      `,,${category.slug}`,
    ]
    const csv = ['slug,name,category', ...rows].join('\n')
    const dry = (await send(csv)).body
    expect(dry.totals).toMatchObject({ create: 4, refused: 1 })
    const form = { name, categoryId: category.id, slug: category.slug }
    const byForm = (await staffCall('/products', { token, method: 'POST', body: form })).body.doc
    expect(dry.rows[0].slug).toBe(byForm.slug)
    const again = (await send(csv)).body
    const slugs = again.rows.map(({ slug }: { slug: string }) => slug)
    expect(slugs.slice(0, 3)).toEqual([2, 3, 4].map((number) => `${byForm.slug}-${number}`))
    expect(slugs[3]).toMatch(new RegExp(`^${category.slug}-[0-9a-f]{8}$`))
    const { fingerprint } = again
    const done = (await send(csv, { fingerprint, skipRefused: true })).body
    expect([done.totals.create, done.totals.refused]).toEqual([4, 1])
    for (const slug of slugs.slice(0, 4)) expect(await bySlug(slug)).toBeDefined()
    expect(done.rows[4].errors).toEqual([{ field: 'name', message: 'name is required' }])
  })

  it('takes a file without slugs, of new products', async () => {
    const name = unique('No Column')
    const csv = `name,category\n${name},${category.slug}`
    const { fingerprint, rows } = (await send(csv)).body
    expect((await send(csv, { fingerprint })).body.totals.create).toBe(1)
    expect(await bySlug(rows[0].slug)).toMatchObject({ name, _status: 'published' })
  })

  it('stops when the catalogue changed since the dry run', async () => {
    const slug = newSlug()
    const body = { slug, name: 'First', categoryId: category.id }
    const { id } = (await staffCall('/products', { token, method: 'POST', body })).body.doc
    const csv = `slug,name\n${slug},Third`
    const { fingerprint } = (await send(csv)).body
    await staffCall(`/products/${id}`, { token, method: 'PATCH', body: { name: 'Second' } })
    const { status, body: report } = await send(csv, { fingerprint })
    expect([status, report.code]).toEqual([409, 'dry_run_outdated'])
    expect(report.rows[0].changes[0].before).toBe('Second')
    expect((await bySlug(slug)).name).toBe('Second')
  })

  it('knows languages apart', async () => {
    const slug = newSlug()
    const body = { slug, name: 'English', categoryId: category.id }
    await staffCall('/products', { token, method: 'POST', body })
    const csv = `slug,name\n${slug},机器\n${newSlug()},新的`
    const dry = (await send(csv, { locale: 'zh' })).body
    expect(dry.totals).toMatchObject({ update: 1, refused: 1 })
    expect(dry.rows[0].changes).toEqual([{ field: 'name', before: '', after: '机器' }])
    await send(csv, { locale: 'zh', fingerprint: dry.fingerprint, skipRefused: true })
    expect((await bySlug(slug)).name).toBe('English')
    expect((await bySlug(slug, '&locale=zh')).name).toBe('机器')
  })

  it.each([
    ['no CSV', 'slug,name\n"open', 'not valid CSV'],
    ['without slug and name', 'order\n7', 'slug is missing'],
    ['two columns of one name', 'slug,slug\na,b', 'Two columns'],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00, 0x01]), 'UTF-8'],
  ])('refuses a file that is %s', async (_, csv, message) => {
    const { status, body } = await send(csv)
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
  })

  it('is for those who edit products', async () => {
    const { token: other } = await newAccount(token, 'news_admin')
    expect((await send('slug\na', {}, other)).status).toBe(403)
    expect((await staffCall('/products/export', { token: other })).status).toBe(403)
    expect((await staffCall('/products/export')).status).toBe(401)
  })
})

describe('the export of products', () => {
  it('is a file that the import finds nothing to change in', async () => {
    const body = {
      slug: newSlug(),
      name: '=HYPERLINK("http://evil.example")',
      categoryId: category.id,
      shortDescription: '-5 °C to +40 °C',
      description: 'First\nSecond "quoted"; with, signs',
      specifications: { Weight: '20 kg', Ports: ['USB', 'LAN'], Height: 1200, Note: '"cold"' },
      imageUrl: '/uploads/none.webp',
      images: ['/uploads/a.webp', '/uploads/b.webp'],
    }
    expect((await staffCall('/products', { token, method: 'POST', body })).status).toBe(201)
    const { headers, body: csv } = await staffCall('/products/export', { token })
    expect(headers.get('content-type')).toContain('text/csv')
    expect(headers.get('content-disposition')).toContain('products-en.csv')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(csv).toContain(`'-5 °C`)
    const again = (await send(csv)).body
    expect(again.rows).toEqual([])
    expect(again.totals.same).toBeGreaterThan(0)
    const chinese = (await staffCall('/products/export?locale=zh', { token })).body
    expect((await send(chinese, { locale: 'zh' })).body.totals).toMatchObject({ update: 0 })
  })

  it('holds what a search leaves', async () => {
    const mark = unique('only').replaceAll(' ', '')
    const body = { name: mark, categoryId: category.id }
    await staffCall('/products', { token, method: 'POST', body })
    const { body: csv } = await staffCall(`/products/export?search=${mark}`, { token })
    expect(csv.trim().split('\r\n')).toHaveLength(2)
  })
})

describe('every export', () => {
  it.each(['products', 'inquiries', 'quote-requests'])(
    'of %s refuses what fails before its file begins',
    async (collection) => {
      const path = `/${collection}/export?where[nothing][equals]=1`
      const { status, headers } = await staffCall(path, { token })
      expect([status, headers.get('content-type')]).toEqual([400, 'application/json'])
    },
  )
})

describe('inquiries', () => {
  it('go out in portions, the latest first, each of them once', async () => {
    const company = unique('Portions')
    const at = (minute: number) => `2024-05-01T00:${String(minute).padStart(2, '0')}:00.000Z`
    const ids: string[] = []
    for (let number = 0; number < 56; number += 1) {
      // Many of one moment, at the end of the first portion.
      const createdAt = at(number < 20 ? number : 20)
      const body = { name: `${number}`, email: 'v@example.com', message: 'x', company, createdAt }
      ids.push((await staffCall('/inquiries', { token, method: 'POST', body })).body.doc.id)
    }
    const query = `where[company][equals]=${encodeURIComponent(company)}`
    const list = `/inquiries?${query}&sort=-createdAt,-id&limit=100&depth=0`
    const { docs } = (await staffCall(list, { token })).body
    const { body: csv } = await staffCall(`/inquiries/export?${query}`, { token })
    const names = (csv as string).split('\r\n').map((row) => row.split(',')[1])
    expect(names).toEqual(['name', ...docs.map(({ name }: { name: string }) => name), undefined])
    expect(names).toHaveLength(58)
    await staffCall('/inquiries/bulk', { token, method: 'POST', body: { action: 'delete', ids } })
  })

  it('are noted and marked by super_admin, and go out as CSV that runs no formula', async () => {
    const name = unique('=cmd|')
    const body = { name, email: 'visitor@example.com', message: '@SUM(1+1)\nline', phone: '+86 1' }
    const { id } = (await staffCall('/inquiries', { token, method: 'POST', body })).body.doc
    const change = { isRead: true, note: 'Called back' }
    const changed = await staffCall(`/inquiries/${id}`, { token, method: 'PATCH', body: change })
    expect(changed.body.doc).toMatchObject(change)
    const unread = await staffCall('/inquiries/bulk', {
      token,
      method: 'POST',
      body: { action: 'unread', ids: [id] },
    })
    expect(unread.body.done).toEqual([id])

    const path = `/inquiries/export?where[id][equals]=${id}`
    const { body: csv } = await staffCall(path, { token })
    const [columns, row] = csv.split('\r\n')
    expect(columns).toContain('createdAt,name,email')
    expect(row).toContain(`,'${name},visitor@example.com,,'+86 1,`)
    expect(csv).toContain(`"'@SUM(1+1)\nline"`)
    expect(csv).toContain('false,Called back')
    const { token: other } = await newAccount(token, 'news_admin')
    expect((await staffCall(path, { token: other })).status).toBe(403)
    expect((await staffCall(path)).status).toBe(401)
  })
})
