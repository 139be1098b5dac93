import { beforeAll, describe, expect, it } from 'vitest'
import type { LoggedChange } from '@/src/contract/staff/activity'
import { newAccount } from '../helpers/accounts'
import { api } from '../helpers/http'
import { newCategory, unique } from '../helpers/samples'
import { signInAsSuperAdmin, type StaffCall, staffCall } from '../helpers/staff-call'

let token: string
let categoryId: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
})

const call = (path: string, options: StaffCall = {}) => staffCall(path, { token, ...options })

async function write(method: string, path: string, body: Record<string, unknown>) {
  const answer = await call(path, { method, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.doc
}

const oldest = async (collection: string, id: string): Promise<string> =>
  (await call(`/${collection}/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1`)).body
    .docs[0].id

const changesOf = async (collection: string, version: string) => {
  const { status, body } = await call(`/${collection}/versions/${version}/changes`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { updatedAt: string; savedAt: string; changes: LoggedChange[] }
}

const restore = (collection: string, version: string, body: object, headers = {}) =>
  call(`/${collection}/versions/${version}/parts`, { method: 'POST', body, headers })

const draftOf = async (collection: string, id: string) =>
  (await call(`/${collection}/${id}?draft=true&locale=all&depth=0`)).body

const lastEntry = async (id: string) =>
  (await call(`/activity-logs?where[resourceId][equals]=${id}&sort=-createdAt&limit=1`)).body
    .docs[0].details

/** A product whose name, texts, day and successor were changed after its first version. */
async function changedProduct() {
  const successor = await write('POST', '/products', { name: unique('Successor'), categoryId })
  const first = { name: unique('First'), shortDescription: 'Short', description: 'Long' }
  const made = await write('POST', '/products/languages', {
    ...first,
    categoryId,
    translations: { zh: { name: '第一', description: '长' } },
  })
  await write('PATCH', `/products/${made.id}/languages`, {
    name: 'Second',
    description: 'Longer',
    isFeatured: true,
    successorId: successor.id,
    endOfSupportDay: '2031-03-31T00:00:00.000Z',
    translations: { zh: { name: '第二', description: '更长' } },
  })
  return { id: made.id as string, first, successor, version: await oldest('products', made.id) }
}

describe('a version beside what is there now', () => {
  it('tells field by field and language by language, in names and days', async () => {
    const { first, successor, version } = await changedProduct()
    const { changes, savedAt } = await changesOf('products', version)
    const told = changes.map(({ field, locale, before, after }) => [field, locale, before, after])
    expect(told.sort()).toEqual(
      [
        ['name', 'en', 'Second', first.name],
        ['name', 'zh', '第二', '第一'],
        ['description', 'en', 'Longer', 'Long'],
        ['description', 'zh', '更长', '长'],
        ['isFeatured', undefined, 'true', 'false'],
        ['successorId', undefined, successor.name, null],
        ['endOfSupportDay', undefined, '2031-03-31', null],
      ].sort(),
    )
    expect(Date.parse(savedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('is for staff who may edit the record alone', async () => {
    const { version } = await changedProduct()
    const path = `/products/versions/${version}`
    const { token: other } = await newAccount(token, 'news_admin')
    const parts = { method: 'POST', body: { fields: ['name'] } }
    expect((await staffCall(`${path}/changes`)).status).toBe(401)
    expect((await staffCall(`${path}/parts`, parts)).status).toBe(401)
    expect((await staffCall(`${path}/changes`, { token: other })).status).toBe(403)
    expect((await staffCall(`${path}/parts`, { ...parts, token: other })).status).toBe(403)
    const unknown = `/products/versions/${crypto.randomUUID()}/changes`
    expect((await call(unknown)).status).toBe(404)
  })
})

describe('restoring parts of a version', () => {
  it('brings one field back in all languages, as a draft, and leaves all else', async () => {
    const { id, first, version } = await changedProduct()
    const answer = await restore('products', version, { fields: ['name'] })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const draft = await draftOf('products', id)
    expect(draft).toMatchObject({
      _status: 'draft',
      name: { en: first.name, zh: '第一' },
      description: { en: 'Longer', zh: '更长' },
      isFeatured: true,
    })
    expect((await api(`/product/${id}`)).body.name).toBe('Second')
    const { changes, restoredFrom } = await lastEntry(id)
    expect(
      changes
        .filter(({ field }: LoggedChange) => field !== '_status')
        .map(({ field, locale, after }: LoggedChange) => [field, locale, after]),
    ).toEqual([
      ['name', undefined, first.name],
      ['name', 'zh', '第一'],
    ])
    expect(restoredFrom).toBe((await changesOf('products', version)).savedAt)
  })

  it('brings the texts of one language back, and leaves the others and what all share', async () => {
    const { id, version } = await changedProduct()
    expect((await restore('products', version, { languages: ['zh'] })).status).toBe(200)
    const draft = await draftOf('products', id)
    expect(draft).toMatchObject({
      name: { en: 'Second', zh: '第一' },
      description: { en: 'Longer', zh: '长' },
      isFeatured: true,
    })
    const { changes } = await changesOf('products', version)
    expect(changes.map(({ locale }) => locale)).not.toContain('zh')
  })

  it('brings texts of rows back by their ids, and leaves rows that came later', async () => {
    const content = (title: string) => ({
      blockType: 'callToAction',
      title,
      ctaText: 'Go',
      ctaHref: '/contact',
    })
    const body = { title: unique('Rows'), path: `/${unique('rows').replaceAll(' ', '-')}` }
    const made = await write('POST', '/pages', { ...body, layout: [content('One')] })
    const [row] = made.layout
    const layout = [content('New'), { ...row, title: 'Changed' }]
    await write('PATCH', `/pages/${made.id}`, { layout, title: 'Another' })
    const version = await oldest('pages', made.id)
    const parts = { fields: ['layout'], languages: ['en'] }
    const answer = await restore('pages', version, parts)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const draft = await draftOf('pages', made.id)
    const titles = draft.layout.map((one: { title: unknown }) => one.title)
    expect([titles, draft.title.en]).toEqual([[{ en: 'New' }, { en: 'One' }], 'Another'])
  })

  it('is refused where the record was saved meanwhile', async () => {
    const { id, version } = await changedProduct()
    const { updatedAt } = await changesOf('products', version)
    await write('PATCH', `/products/${id}`, { order: 7 })
    const headers = { 'If-Unmodified-Since': updatedAt }
    const parts = await restore('products', version, { fields: ['name'] }, headers)
    const path = `/products/versions/${version}`
    const all = await call(path, { method: 'POST', headers })
    expect([parts.status, parts.body.code]).toEqual([409, 'edit_conflict'])
    expect([all.status, all.body.code]).toEqual([409, 'edit_conflict'])
    const fresh = { 'If-Unmodified-Since': (await changesOf('products', version)).updatedAt }
    expect((await call(path, { method: 'POST', headers: fresh })).status).toBe(200)
  })

  it.each([
    {},
    { fields: [] },
    { fields: ['_status'] },
    { fields: ['none'] },
    { languages: ['x'] },
  ])('needs fields that there are, or languages: %j', async (body) => {
    const { version } = await changedProduct()
    expect((await restore('products', version, body)).status).toBe(400)
  })
})

describe('the activity log', () => {
  it('is searched by how a field is called in any language of staff, and by its name', async () => {
    const name = unique('Searched')
    const { id } = await write('POST', '/products', { name, categoryId })
    await write('PATCH', `/products/${id}`, { isFeatured: true })
    await write('PATCH', `/products/${id}`, { order: 4 })
    const fields = async (search: string) => {
      const query = `search=${encodeURIComponent(`${name} ${search}`)}&where[action][equals]=update`
      const { body } = await call(`/activity-logs?${query}`)
      return body.docs.flatMap(({ details }: { details: { fields: string[] } }) => details.fields)
    }
    for (const search of ['Featured', 'isFeatured', '推荐'])
      expect(await fields(search), search).toEqual(['isFeatured'])
    expect(await fields('排序')).toEqual(['order'])
    expect(await fields('摘要')).toEqual([])
  })

  it('is searched by the label of an attribute, and tells its value with the unit', async () => {
    const key = `k${crypto.randomUUID().slice(0, 8)}`
    const { id: attribute } = await write('POST', '/attributes/languages', {
      key,
      label: unique('Torque'),
      kind: 'number',
      unit: 'kg',
      translations: { zh: { label: `扭矩${key}` } },
    })
    const { id } = await write('POST', '/products', { name: unique('Strong'), categoryId })
    const body = { attributes: { [key]: { value: 735, unit: 'kg' } } }
    await write('PATCH', `/products/${id}`, body)
    const query = `search=${encodeURIComponent(`扭矩${key}`)}&where[resourceType][equals]=products`
    const { docs } = (await call(`/activity-logs?${query}`)).body
    expect(docs.map(({ resourceId }: { resourceId: string }) => resourceId)).toEqual([id])
    expect(docs[0].details.changes).toMatchObject([
      { field: `attributes.${key}`, before: null, after: '735 kg' },
    ])
    await write('PATCH', `/products/${id}`, { attributes: {} })
    await call(`/attributes/${attribute}`, { method: 'DELETE' })
  })
})
