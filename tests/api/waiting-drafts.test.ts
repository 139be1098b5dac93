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
    more: () => ({ href: '/about', slug: address() }),
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

/** A file with one translation into Japanese, as translation tools send it back. */
const xliff = (original: string, field: string, source: string, target: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ja">',
    `<file id="f1" original="${original}"><unit id="u1" name="${field}">`,
    `<segment><source>${source}</source><target>${target}</target></segment>`,
    '</unit></file></xliff>',
  ].join('\n')

const imported = (file: string, options: object) => {
  const form = new FormData()
  form.set('file', new File([file], 'ja.xlf'))
  form.set('_payload', JSON.stringify({ locale: 'ja', ...options }))
  return done('/translations/xliff', 'POST', form)
}

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
    expect([refused.status, refused.body.code]).toEqual([409, 'edit_conflict'])
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

  it('stays where translations of what is public are imported and published', async () => {
    const { id, path, before } = await drafted(kind)
    const file = xliff(`${collection}/${id}`, title, before, '公開された')
    // What a draft says in English is not what stands in public.
    const asDrafts = await imported(file, { status: 'draft' })
    expect(asDrafts.totals).toMatchObject({ update: 0, stale: 1 })
    const { fingerprint, totals } = await imported(file, { status: 'published' })
    expect(totals).toMatchObject({ update: 1, stale: 0 })
    await imported(file, { status: 'published', fingerprint })

    expect(await done(path)).toMatchObject({ [title]: before, _status: 'published' })
    expect((await done(`${path}?locale=ja`))[title]).toBe('公開された')
    expect((await done(`${path}?locale=zh`))[title]).toBe(before)
    const draft = await done(`${path}?draft=true`)
    expect(draft).toMatchObject({ [title]: 'Drafted', _status: 'draft' })
    expect((await done(`${path}?draft=true&locale=ja`))[title]).toBe('公開された')
    expect((await done(`${path}?draft=true&locale=zh`))[title]).toBe('草稿')
    expect(await waitingOf(collection, id)).toHaveLength(1)

    const ofDraft = xliff(`${collection}/${id}`, title, 'Drafted', '下書きの')
    const trial = await imported(ofDraft, { status: 'published' })
    expect(trial.totals).toMatchObject({ update: 0, stale: 1 })
  })

  it('is published by translations that are imported only once somebody publishes it', async () => {
    const { doc } = await done(`/${collection}?draft=true`, 'POST', {
      [title]: 'Never public',
      ...kind.more(),
      _status: 'draft',
    })
    const file = xliff(`${collection}/${doc.id}`, title, 'Never public', '未公開')
    const { fingerprint } = await imported(file, { status: 'published' })
    await imported(file, { status: 'published', fingerprint })
    const draft = await done(`/${collection}/${doc.id}?draft=true&locale=ja`)
    expect(draft).toMatchObject({ [title]: '未公開', _status: 'draft' })
    expect((await done(`/${collection}/${doc.id}`))._status).toBe('draft')
  })

  it('stays where one of its languages is published, or a translation confirmed', async () => {
    const { path, before } = await drafted(kind)
    await done(`${path}?publishSpecificLocale=ja`, 'PATCH', { [title]: '公開' })
    expect((await done(`${path}?locale=ja`))[title]).toBe('公開')
    expect((await done(`${path}?draft=true`))[title]).toBe('Drafted')

    const query = '?locale=zh&publishSpecificLocale=zh'
    await done(path + query, 'PATCH', { _status: 'published' })
    expect((await done(path))[title]).toBe(before)
    expect((await done(`${path}?locale=zh`))[title]).toBe('草稿')
    expect(await done(`${path}?draft=true`)).toMatchObject({ [title]: 'Drafted', _status: 'draft' })

    const { id } = await done(path)
    await done('/translations/confirm', 'POST', { collection, id, locale: 'ja', keys: [title] })
    expect((await done(path))[title]).toBe(before)
    expect(await done(`${path}?draft=true`)).toMatchObject({ [title]: 'Drafted', _status: 'draft' })
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
    const late = await call(`${path}/draft`, 'DELETE', undefined, stale)
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict'])
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
  it('stays where a file of products is imported', async () => {
    const { path, before } = await drafted(products)
    const { slug } = await done(path)
    const form = (options: object) => {
      const body = new FormData()
      body.set('file', new File([`slug,order,status\n${slug},17,published`], 'products.csv'))
      body.set('_payload', JSON.stringify(options))
      return body
    }
    const { fingerprint } = await done('/products/import', 'POST', form({}))
    const { totals } = await done('/products/import', 'POST', form({ fingerprint }))
    expect(totals).toMatchObject({ update: 1, refused: 0 })
    expect(await done(path)).toMatchObject({ name: before, order: 17 })
    const draft = await done(`${path}?draft=true`)
    expect(draft).toMatchObject({ name: 'Drafted', order: 17, _status: 'draft' })
  })

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

it('answers without English where a call asks for no fallback, also when it names what it has read', async () => {
  const { doc } = await done('/pages', 'POST', {
    title: unique('Untranslated'),
    path: `/${address()}`,
    layout: [{ blockType: 'hero', title: 'One', text: 'Two' }],
  })
  const query = '?draft=true&depth=0&locale=th&fallback-locale=none'
  const [hero] = (await done(`/pages/${doc.id}${query}`)).layout
  const answer = await done(
    `/pages/${doc.id}${query}`,
    'PATCH',
    { layout: [{ ...hero, title: 'หนึ่ง' }] },
    { 'If-Unmodified-Since': doc.updatedAt },
  )
  expect(answer.doc.layout[0].title).toBe('หนึ่ง')
  expect(answer.doc.layout[0].text ?? null).toBeNull()
})

describe('a draft of the settings', () => {
  const path = '/globals/site-settings'
  const asDraft = (body: object) =>
    done(`${path}?draft=true`, 'POST', { ...body, _status: 'draft' }, {}, writer.token)

  it('stays on top of what somebody else makes public', async () => {
    const { companyName, tagline: before } = await done(path)
    const tagline = 'A line'
    try {
      await done(path, 'POST', { tagline: 'A line' })
      await asDraft({ tagline: 'A drafted line' })
      await done(path, 'POST', { companyName: 'Another Name' })
      expect(await done(`${path}?draft=true`)).toMatchObject({
        tagline: 'A drafted line',
        companyName: 'Another Name',
        _status: 'draft',
      })
      expect((await done(path)).tagline).toBe(tagline)
      const file = xliff('site-settings/site-settings', 'tagline', tagline, '標語')
      const { fingerprint, totals } = await imported(file, { status: 'published' })
      expect(totals.update).toBe(1)
      await imported(file, { status: 'published', fingerprint })
      expect((await done(`${path}?locale=ja`)).tagline).toBe('標語')
      expect((await done(path)).tagline).toBe(tagline)
      expect((await done(`${path}?draft=true`)).tagline).toBe('A drafted line')
    } finally {
      await done(`${path}/draft`, 'DELETE')
      await done(`${path}?locale=ja`, 'POST', { tagline: null })
      await done(path, 'POST', { companyName, tagline: before ?? null, _status: 'published' })
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
