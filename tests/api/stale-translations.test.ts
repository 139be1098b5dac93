import { describe, expect, it } from 'vitest'
import {
  TranslationFields,
  TranslationList,
  TranslationOverview,
} from '@/src/contract/staff/translations'
import { useOwnRecords } from '../helpers/own-records'
import { unique } from '../helpers/samples'
import { staffCall } from '../helpers/staff-call'

const own = useOwnRecords()
const { call, write } = own

async function fieldsOf(collection: string, id: string, locale: string) {
  const { status, body } = await call(
    `/translations/fields?collection=${collection}&id=${id}&locale=${locale}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return TranslationFields.parse(body).fields
}

/** The states of a record's texts in a language, by path. */
const statesOf = async (collection: string, id: string, locale: string) =>
  Object.fromEntries(
    (await fieldsOf(collection, id, locale)).map(({ path, state }) => [path, state]),
  )

async function product(zh: object = { name: '压力机', shortDescription: '小型' }) {
  const doc = await write('POST', '/products', {
    name: unique('Press'),
    shortDescription: 'Small',
    categoryId: own.categoryId,
  })
  await write('PATCH', `/products/${doc.id}?locale=zh`, zh)
  return doc
}

describe('a translation', () => {
  it('is stale while its English is another one, and only that field', async () => {
    const { id, name } = await product()
    await write('PATCH', `/products/${id}?locale=ja`, { name: 'プレス' })
    expect(await statesOf('products', id, 'zh')).toEqual({
      name: 'whole',
      shortDescription: 'whole',
    })
    expect(await statesOf('products', id, 'ja')).toEqual({
      name: 'whole',
      shortDescription: 'missing',
    })

    await write('PATCH', `/products/${id}`, { name: 'Big press' })
    expect(await statesOf('products', id, 'zh')).toEqual({
      name: 'stale',
      shortDescription: 'whole',
    })
    expect(await statesOf('products', id, 'ja')).toEqual({
      name: 'stale',
      shortDescription: 'missing',
    })
    expect(await statesOf('products', id, 'ko')).toEqual({
      name: 'missing',
      shortDescription: 'missing',
    })
    const [field] = await fieldsOf('products', id, 'zh')
    expect(field).toMatchObject({
      english: 'Big press',
      englishBefore: name,
      translation: '压力机',
      state: 'stale',
    })

    await write('PATCH', `/products/${id}`, { name })
    expect((await statesOf('products', id, 'zh')).name).toBe('whole')
  })

  it('is whole again once it is rewritten, or confirmed as still right', async () => {
    const { id } = await product()
    await write('PATCH', `/products/${id}?locale=ja`, { name: 'プレス' })
    await write('PATCH', `/products/${id}`, { name: 'Big press' })
    await write('PATCH', `/products/${id}?locale=zh`, { name: '大型压力机' })
    expect((await statesOf('products', id, 'zh')).name).toBe('whole')
    const before = await call(`/products/versions?where[parent][equals]=${id}`)
    expect((await statesOf('products', id, 'ja')).name).toBe('stale')
    const place = { collection: 'products', id, locale: 'ja' }
    const confirmed = await write('POST', '/translations/confirm', { ...place, keys: ['name'] })
    expect(confirmed.confirmed).toEqual(['name'])
    expect((await statesOf('products', id, 'ja')).name).toBe('whole')
    const after = await call(`/products/versions?where[parent][equals]=${id}`)
    expect(after.body.totalDocs).toBe(before.body.totalDocs)
    const { body: kept } = await call(`/products/${id}?locale=ja`)
    expect([kept.name, kept._status]).toEqual(['プレス', 'published'])
    // The next change of the document does not undo it.
    await write('PATCH', `/products/${id}`, { order: 7 })
    expect((await statesOf('products', id, 'ja')).name).toBe('whole')

    const unknown = await call('/translations/confirm', {
      method: 'POST',
      body: { ...place, keys: ['shortDescription'] },
    })
    expect(unknown.status).toBe(400)
  })

  it('is judged by the English of the draft in the draft, and by what is restored', async () => {
    const { id, name } = await product()
    await write('PATCH', `/products/${id}?draft=true`, { name: 'Drafted', _status: 'draft' })
    expect((await statesOf('products', id, 'zh')).name).toBe('stale')
    const { body } = await call(
      `/products/versions?where[parent][equals]=${id}&sort=updatedAt&locale=zh`,
    )
    const translated = body.docs.find(
      ({ version }: { version: { name: string } }) => version.name === '压力机',
    )
    await write('POST', `/products/versions/${translated.id}`, {})
    const { body: restored } = await call(`/products/${id}?draft=true`)
    expect([restored.name, restored._status]).toEqual([name, 'draft'])
    expect((await statesOf('products', id, 'zh')).name).toBe('whole')
    // A write that knows no drafts goes on from what is public.
    await write('PATCH', `/products/${id}`, { name: 'Published' })
    expect((await statesOf('products', id, 'zh')).name).toBe('stale')
  })

  it('keeps its state in calls for many, in copies and through the trash', async () => {
    const first = await product()
    const second = await product()
    const where = `where[id][in]=${first.id},${second.id}`
    await write('PATCH', `/products?${where}`, { shortDescription: 'Large' })
    for (const { id } of [first, second]) {
      expect(await statesOf('products', id, 'zh')).toEqual({
        name: 'whole',
        shortDescription: 'stale',
      })
    }
    await write('PATCH', `/products?${where}&locale=zh`, { shortDescription: '大型' })
    expect((await statesOf('products', second.id, 'zh')).shortDescription).toBe('whole')

    await write('PATCH', `/products/${first.id}`, { shortDescription: 'Larger' })
    const copy = await write('POST', `/products/${first.id}/duplicate`, {})
    expect(copy.id).not.toBe(first.id)
    expect((await statesOf('products', copy.id, 'zh')).shortDescription).toBe('stale')

    const bulk = (action: string) => write('POST', '/products/bulk', { action, ids: [first.id] })
    await bulk('trash')
    const gone = await call(`/translations/fields?collection=products&id=${first.id}&locale=zh`)
    expect(gone.status).toBe(404)
    await bulk('restore')
    expect((await statesOf('products', first.id, 'zh')).shortDescription).toBe('stale')
  })

  it('is tracked through imports of the catalogue', async () => {
    const { id, slug } = await product()
    await write('PATCH', `/products/${id}`, { name: 'Big press' })
    const send = (options: object) => {
      const form = new FormData()
      form.set('file', new File([`slug,name\n${slug},大型压力机\n`], 'zh.csv'))
      form.set('_payload', JSON.stringify({ locale: 'zh', ...options }))
      return call('/products/import', { method: 'POST', body: form })
    }
    const { body: trial } = await send({})
    expect((await statesOf('products', id, 'zh')).name).toBe('stale')
    expect((await send({ fingerprint: trial.fingerprint })).status).toBe(200)
    expect((await statesOf('products', id, 'zh')).name).toBe('whole')
  })
})

describe('fields of blocks and of the settings', () => {
  it('are known by their rows, wherever these move, also in a copy', async () => {
    const layout = [
      { blockType: 'textSection', title: 'First', text: 'One' },
      {
        blockType: 'featureList',
        title: 'Second',
        items: [{ title: 'A', text: 'a' }, { title: 'B' }],
      },
    ]
    const path = `/${unique('page').replaceAll(' ', '-')}`
    const page = await write('POST', '/pages', { path, title: 'Page', layout })
    const rows = page.layout
    const chinese = structuredClone(rows)
    chinese[0].title = '第一'
    chinese[1].items[0].title = '甲'
    chinese[1].items[1].title = '乙'
    await write('PATCH', `/pages/${page.id}?locale=zh`, { title: '页面', layout: chinese })
    rows[1].items[0].title = 'AA'
    await write('PATCH', `/pages/${page.id}`, { layout: rows })
    expect(await statesOf('pages', page.id, 'zh')).toMatchObject({
      'layout.0.title': 'whole',
      'layout.1.items.0.title': 'stale',
      'layout.1.items.1.title': 'whole',
    })
    await write('PATCH', `/pages/${page.id}`, { layout: [...rows].reverse() })
    expect(await statesOf('pages', page.id, 'zh')).toMatchObject({
      'layout.0.items.0.title': 'stale',
      'layout.0.items.1.title': 'whole',
      'layout.1.title': 'whole',
    })
    const copy = await write('POST', `/pages/${page.id}/duplicate?draft=true`, {})
    expect(await statesOf('pages', copy.id, 'zh')).toMatchObject({
      'layout.0.items.0.title': 'stale',
      'layout.0.items.1.title': 'whole',
    })
  })

  it('of the settings, too', async () => {
    const settings = 'site-settings'
    const { body: before } = await call(`/globals/${settings}`)
    await write('POST', `/globals/${settings}`, { tagline: 'Made to last' })
    await write('POST', `/globals/${settings}?locale=zh`, { tagline: '经久耐用' })
    expect((await statesOf(settings, settings, 'zh')).tagline).toBe('whole')
    await write('POST', `/globals/${settings}`, { tagline: 'Made to stay' })
    const [tagline] = await fieldsOf(settings, settings, 'zh')
    expect(tagline).toMatchObject({ state: 'stale', englishBefore: 'Made to last' })
    const place = { collection: settings, id: settings, locale: 'zh', keys: ['tagline'] }
    await write('POST', '/translations/confirm', place)
    expect((await statesOf(settings, settings, 'zh')).tagline).toBe('whole')
    await write('POST', `/globals/${settings}?locale=zh`, { tagline: null })
    await write('POST', `/globals/${settings}`, { tagline: before.tagline ?? null })
  })
})

describe('the overview', () => {
  it('counts by collection and language, and lists the records of a state', async () => {
    const { id } = await product()
    await write('PATCH', `/products/${id}`, { name: unique('Renamed') })
    const { body } = await call('/translations')
    const { collections, pending } = TranslationOverview.parse(body)
    expect(pending).toBe(0)
    expect(collections.products?.zh?.stale).toBeGreaterThan(0)
    const find = async (query: string) => {
      const answer = await call(`/translations/list?locale=zh&collection=products&${query}`)
      const list = TranslationList.parse(answer.body)
      const last = await call(
        `/translations/list?locale=zh&collection=products&${query}&page=${list.totalPages}`,
      )
      return [...list.docs, ...last.body.docs].find((one) => one.id === id)
    }
    const listed = await find('state=stale')
    expect(listed).toMatchObject({
      isDraft: false,
      link: `/admin-dashboard?tab=products&open=${id}&lng=zh`,
      fields: [
        {
          key: 'name',
          path: 'name',
          state: 'stale',
          link: `/admin-dashboard?tab=products&open=${id}&lng=zh&field=name`,
        },
      ],
    })
    await write('POST', '/translations/confirm', {
      collection: 'products',
      id,
      locale: 'zh',
      keys: ['name'],
    })
    expect(await find('state=stale')).toBeUndefined()
  })

  it('is for staff, each of whom sees what they may edit', async () => {
    const { id } = await product()
    const fields = `/translations/fields?collection=products&id=${id}&locale=zh`
    for (const path of ['/translations', '/translations/list?locale=zh', fields]) {
      expect((await staffCall(path)).status).toBe(401)
    }
    const username = unique('news').replaceAll(' ', '-')
    const password = 'Only-for-tests-1'
    await write('POST', '/users', { username, password, role: 'news_admin' })
    const { body } = await staffCall('/login', { method: 'POST', body: { username, password } })
    const { body: seen } = await staffCall('/translations', { token: body.token })
    expect(Object.keys(seen.collections)).toContain('news')
    expect(Object.keys(seen.collections)).not.toContain('products')
    expect((await staffCall(fields, { token: body.token })).status).toBe(403)
    expect((await call('/translations/list?locale=en')).status).toBe(400)
  })

  it('says nothing of its notes to anybody, and takes none', async () => {
    const { id } = await product()
    const forged = { translationSources: { name: { zh: 'x' } }, name: 'Big press' }
    const { body: saved } = await call(`/products/${id}`, { method: 'PATCH', body: forged })
    expect((await statesOf('products', id, 'zh')).name).toBe('stale')
    const { body: version } = await call(`/products/versions?where[parent][equals]=${id}&limit=1`)
    const { body: listed } = await staffCall(`/products?where[id][equals]=${id}&locale=all`)
    const { body: read } = await call(`/products/${id}?draft=true`)
    const answers = JSON.stringify([saved, version, listed, read])
    expect(answers).toContain(id)
    expect(answers).not.toContain('translationSources')
    const guess = '/products?where[translationSources][exists]=true'
    expect((await staffCall(guess)).status).toBe(400)
  })
})
