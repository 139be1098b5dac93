import { beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

type Person = Awaited<ReturnType<typeof newAccount>>

let token: string
let categoryId: string
let writer: Person
let other: Person

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = (await newCategory(token)).id
  writer = await newAccount(token, 'super_admin')
  other = await newAccount(token, 'super_admin')
})

const call = (path: string, method = 'GET', body?: object, headers = {}, as = other.token) =>
  staffCall(path, { token: as, method, body, headers })

const done = async (...args: Parameters<typeof call>) => {
  const answer = await call(...args)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

interface Kind {
  collection: string
  title: string
  /** A field beside the title, and what it is changed to. */
  beside: [string, unknown]
  more: () => object
}

const address = () => unique('waits').toLowerCase().replaceAll(' ', '-')

const products: Kind = {
  collection: 'products',
  title: 'name',
  beside: ['order', 7],
  more: () => ({ categoryId }),
}

const kinds: Kind[] = [
  products,
  { collection: 'news', title: 'title', beside: ['summary', 'In short'], more: () => ({}) },
  {
    collection: 'jobs',
    title: 'title',
    beside: ['location', 'Lyon'],
    more: () => ({ location: 'Berlin' }),
  },
  {
    collection: 'pages',
    title: 'title',
    beside: ['seo', { title: 'For engines' }],
    more: () => ({ path: `/${address()}` }),
  },
  {
    collection: 'navigation-items',
    title: 'name',
    beside: ['order', 41],
    more: () => ({ path: '/about', slug: address() }),
  },
]

/** Something public with a draft that waits: the writer has changed its title, in English and in Chinese. */
async function drafted({ collection, title, more }: Kind) {
  const { doc } = await done(`/${collection}`, 'POST', { [title]: unique('Public'), ...more() })
  const path = `/${collection}/${doc.id}`
  const asDraft = async (query: string, body: object) =>
    (await done(`${path}?draft=true${query}`, 'PATCH', body, {}, writer.token)).doc
  await asDraft('', { [title]: 'Drafted', _status: 'draft' })
  const draft = await asDraft('&locale=zh', { [title]: '草稿', _status: 'draft' })
  return { id: doc.id as string, path, before: doc[title] as string, draft, asDraft }
}

const waitingOf = async (collection: string, ...ids: string[]) =>
  (await done(`/${collection}/waiting?ids=${ids.join(',')}`)).drafts

describe.each(kinds)('a draft of $collection', (kind) => {
  const { collection, title, beside } = kind
  const [field, value] = beside

  it('stays on top of what somebody else makes public, in every language', async () => {
    const { id, path, before } = await drafted(kind)
    await done(path, 'PATCH', { [field]: value })

    const shown = await done(`${path}?draft=true`)
    expect(shown).toMatchObject({ [title]: 'Drafted', [field]: value, _status: 'draft' })
    expect((await done(`${path}?draft=true&locale=zh`))[title]).toBe('草稿')
    const published = await done(path)
    expect(published).toMatchObject({ [title]: before, [field]: value, _status: 'published' })
    expect((await done(`${path}?locale=zh`))[title]).toBe(before)
    expect(await waitingOf(collection, id)).toEqual([
      { id, writers: [writer.username], since: expect.any(String), conflicts: [] },
    ])

    await done(`${path}?draft=true`, 'PATCH', { _status: 'published' })
    expect(await done(path)).toMatchObject({ [title]: 'Drafted', [field]: value })
    expect(await waitingOf(collection, id)).toEqual([])
  })

  it('stays after many changes, bulk ones and such in other languages', async () => {
    const { path, id } = await drafted(kind)
    await done(`/${collection}?where[id][equals]=${id}`, 'PATCH', { [field]: value })
    await done(`${path}?locale=ja`, 'PATCH', { [title]: '公開' })
    const trash = { deletedAt: new Date().toISOString() }
    if (collection !== 'navigation-items') {
      await done(path, 'PATCH', trash)
      await done(`${path}?trash=true`, 'PATCH', { deletedAt: null })
    }
    for (const [lng, text] of [
      ['en', 'Drafted'],
      ['zh', '草稿'],
      ['ja', '公開'],
    ])
      expect((await done(`${path}?draft=true&locale=${lng}`))[title]).toBe(text)
  })

  it('tells who changed the same field, to callers who name what they read', async () => {
    const { id, path, before, draft } = await drafted(kind)
    const read = { 'If-Unmodified-Since': (await done(path)).updatedAt }
    const refused = await call(path, 'PATCH', { [title]: 'Also changed' }, read)
    expect(refused.status).toBe(409)
    expect(refused.body.conflict).toEqual({
      updatedAt: draft.updatedAt,
      username: writer.username,
      fields: [title],
    })
    expect(refused.body.message).toContain(writer.username)
    expect((await done(path))[title]).toBe(before)

    await done(path, 'PATCH', { [field]: value }, read)
    expect((await done(`${path}?draft=true`))[title]).toBe('Drafted')

    await done(path, 'PATCH', { [title]: 'Also changed' })
    expect((await done(path))[title]).toBe('Also changed')
    expect((await done(`${path}?draft=true`))[title]).toBe('Drafted')
    expect((await waitingOf(collection, id))[0].conflicts).toEqual([
      { field: title, label: expect.any(String), locale: 'en' },
    ])
    // Whoever writes in the draft again has seen what is public now.
    await done(`${path}?draft=true`, 'PATCH', { [field]: value, _status: 'draft' })
    expect((await waitingOf(collection, id))[0].conflicts).toEqual([])
  })

  it('takes over what somebody changes who has read it', async () => {
    const { path, draft } = await drafted(kind)
    const read = { 'If-Unmodified-Since': draft.updatedAt }
    await done(path, 'PATCH', { [title]: 'Better' }, read)
    expect((await done(path))[title]).toBe('Better')
    expect((await done(`${path}?draft=true`))[title]).toBe('Better')
    expect((await done(`${path}?draft=true&locale=zh`))[title]).toBe('草稿')
  })

  it('is lost neither to a save at the same time nor to one that is refused', async () => {
    const { path, asDraft } = await drafted(kind)
    await Promise.all([
      ...Array.from({ length: 3 }, () => call(path, 'PATCH', { [field]: value })),
      asDraft('', { [title]: 'At the same time', _status: 'draft' }),
    ])
    expect((await done(`${path}?draft=true`))[title]).toBe('At the same time')
    expect((await call(path, 'PATCH', { [title]: '' })).status).toBe(400)
    expect((await done(`${path}?draft=true`))[title]).toBe('At the same time')
  })

  it('goes back to what is public where it is discarded, and stays among the versions', async () => {
    const { id, path, before, draft } = await drafted(kind)
    const stale = { 'If-Unmodified-Since': new Date(Date.parse(draft.updatedAt) - 5).toISOString() }
    expect((await call(`${path}/draft`, 'DELETE', undefined, stale)).status).toBe(409)
    await done(`${path}/draft`, 'DELETE')
    expect(await done(`${path}?draft=true`)).toMatchObject({
      [title]: before,
      _status: 'published',
    })
    expect(await waitingOf(collection, id)).toEqual([])
    const versions = await done(`/${collection}/versions?where[parent][equals]=${id}&depth=0`)
    expect(JSON.stringify(versions.docs)).toContain('Drafted')
    expect((await call(`${path}/draft`, 'DELETE', undefined, {}, '')).status).toBe(401)
  })
})

describe('a draft of a product', () => {
  it('stays when products are put into another order', async () => {
    const [first, second] = [await drafted(products), await drafted(products)]
    await done('/products/order', 'POST', { ids: [second.id, first.id] })
    for (const { path } of [first, second])
      expect((await done(`${path}?draft=true`)).name).toBe('Drafted')
  })

  it.each(['feature', 'deactivate'])('stays when many are changed by "%s"', async (action) => {
    const { id, path } = await drafted(products)
    await done('/products/bulk', 'POST', { action, ids: [id] })
    expect((await done(`${path}?draft=true`)).name).toBe('Drafted')
  })

  it('keeps its own properties beside those that somebody else changed', async () => {
    const { doc } = await done('/products', 'POST', {
      name: unique('Properties'),
      categoryId,
      specifications: { Weight: '80 kg', Height: '150 cm' },
    })
    const path = `/products/${doc.id}`
    const drafts = { Weight: '82 kg', Height: '150 cm' }
    await done(`${path}?draft=true`, 'PATCH', { specifications: drafts, _status: 'draft' })
    await done(path, 'PATCH', { specifications: { Weight: '80 kg', Height: '151 cm' } })
    const { specifications } = await done(`${path}?draft=true`)
    expect(specifications).toEqual({ Weight: '82 kg', Height: '151 cm' })
  })
})

it('keeps the parts of a drafted page beside those that somebody else changed', async () => {
  const heading = (title: string) => ({ blockType: 'hero', title })
  const { doc } = await done('/pages', 'POST', {
    title: unique('Parts'),
    path: `/${address()}`,
    layout: [heading('One'), heading('Two')],
  })
  const path = `/pages/${doc.id}`
  const [one, two] = doc.layout
  const drafts = [{ ...one, title: 'Drafted' }, two, heading('Three')]
  await done(`${path}?draft=true`, 'PATCH', { layout: drafts, _status: 'draft' })
  await done(path, 'PATCH', { layout: [one, { ...two, title: 'Public' }] })
  const { layout } = await done(`${path}?draft=true`)
  expect(layout.map(({ title }: { title: string }) => title)).toEqual([
    'Drafted',
    'Public',
    'Three',
  ])
})

describe('a draft of the settings', () => {
  const path = '/globals/site-settings'
  const asDraft = (body: object) =>
    done(`${path}?draft=true`, 'POST', { ...body, _status: 'draft' }, {}, writer.token)

  it('stays on top of what somebody else makes public', async () => {
    const { companyName, tagline } = await done(path)
    try {
      await asDraft({ tagline: 'A drafted line' })
      await done(path, 'POST', { companyName: 'Another Name' })
      expect(await done(`${path}?draft=true`)).toMatchObject({
        tagline: 'A drafted line',
        companyName: 'Another Name',
        _status: 'draft',
      })
      expect((await done(path)).tagline).toBe(tagline)
    } finally {
      await done(`${path}/draft`, 'DELETE')
      await done(path, 'POST', { companyName, _status: 'published' })
    }
    expect(await done(`${path}?draft=true`)).toMatchObject({ companyName, _status: 'published' })
  })
})

it('publishes no language of a draft by a change that does not say so', async () => {
  const { doc } = await done('/news', 'POST', { title: unique('Live') })
  const path = `/news/${doc.id}`
  await done(`${path}?locale=zh`, 'PATCH', { title: '公开', summary: '公开的摘要' })
  await done(`${path}?locale=zh&draft=true`, 'PATCH', { title: '草稿', _status: 'draft' })
  await done(`${path}?locale=ja&draft=true`, 'PATCH', { title: '下書き', _status: 'draft' })
  await done(path, 'PATCH', { isActive: true, summary: 'Short' })

  const shown = async (lng: string) => {
    const { body } = await api(`/news/${doc.id}`, { headers: { cookie: `lang=${lng}` } })
    return [body.title, body.summary]
  }
  expect(await shown('en')).toEqual([doc.title, 'Short'])
  expect(await shown('zh')).toEqual(['公开', '公开的摘要'])
  expect(await shown('ja')).toEqual([doc.title, 'Short'])
})
