import { describe, expect, it } from 'vitest'
import { TranslationSaved, TranslationTexts } from '@/src/contract/staff/translations'
import { newAccount } from '../helpers/accounts'
import { useOwnRecords } from '../helpers/own-records'
import { unique } from '../helpers/samples'
import { staffCall } from '../helpers/staff-call'

const own = useOwnRecords()
const { call, write } = own

const product = (data: object = {}) =>
  write('POST', '/products', {
    name: unique('Press'),
    shortDescription: 'A small machine',
    categoryId: own.categoryId,
    isActive: true,
    ...data,
  })

async function read(collection: string, id: string) {
  const { status, body } = await call(
    `/translations/texts?collection=${collection}&id=${id}&locale=zh`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  const answer = TranslationTexts.parse(body)
  const text = (key: string) => {
    const found = answer.texts.find((one) => one.key === key)
    if (!found) throw new Error(`There is no text ${key}`)
    return found
  }
  return { ...answer, text }
}

type Read = Awaited<ReturnType<typeof read>>

const send = (collection: string, id: string, body: object, as = own.token) =>
  call('/translations/texts', {
    token: as,
    method: 'POST',
    body: { collection, id, locale: 'zh', ...body },
  })

/** Sends new texts upon what was read. */
const save = (collection: string, id: string, from: Read, targets: object, more: object = {}) =>
  send(collection, id, {
    texts: Object.entries(targets).map(([key, own]) => ({
      key,
      fingerprint: from.text(key).fingerprint,
      targets: [own].flat(),
    })),
    ...more,
  })

const chinese = async (collection: string, id: string, draft = true) =>
  (await call(`/${collection}/${id}?locale=zh&draft=${draft}&fallback-locale=none`)).body

describe('texts beside their English', () => {
  it('are saved as drafts in one save, with what was stale complete again', async () => {
    const { id } = await product({ shortDescription: 'A small cash machine' })
    await write('PATCH', `/products/${id}?locale=zh`, { shortDescription: '小型取款机' })
    await write('PATCH', `/products/${id}`, { shortDescription: 'A large cash machine' })
    const before = await read('products', id)
    expect(before).toMatchObject({ hasDrafts: true, isPublic: true, unpublished: 0, held: 0 })
    expect(before.text('shortDescription')).toMatchObject({
      state: 'stale',
      sources: ['A large cash machine'],
      before: ['A small cash machine'],
      targets: ['小型取款机'],
      terms: [{ en: 'cash machine', term: '取款机', note: null }],
    })
    expect(before.text('name')).toMatchObject({ state: 'missing', before: null, targets: [''] })

    const { status, body } = await save('products', id, before, {
      name: '压力机',
      shortDescription: '大型取款机',
    })
    expect([status, TranslationSaved.parse(body)]).toMatchObject([
      200,
      { written: expect.arrayContaining(['name', 'shortDescription']), published: 0 },
    ])
    expect(await chinese('products', id)).toMatchObject({
      name: '压力机',
      shortDescription: '大型取款机',
    })
    expect((await chinese('products', id, false)).shortDescription).toBe('小型取款机')
    const after = await read('products', id)
    expect(after).toMatchObject({ unpublished: 2, held: 0 })
    expect(after.texts.every(({ state }) => state === 'whole')).toBe(true)
  })

  it('of a language become public, and what else waits stays a draft', async () => {
    const { id, name } = await product()
    await write('PATCH', `/products/${id}?draft=true`, {
      shortDescription: 'A better machine',
      _status: 'draft',
    })
    await write('PATCH', `/products/${id}?draft=true&locale=th`, { name: 'ไทย', _status: 'draft' })
    const before = await read('products', id)
    const { status, body } = await save(
      'products',
      id,
      before,
      { name: '压力机', shortDescription: '更好的机器' },
      { status: 'published' },
    )
    expect([status, body.published], JSON.stringify(body)).toEqual([200, 1])
    // Its English is a draft still.
    expect(await read('products', id)).toMatchObject({ unpublished: 0, held: 1 })
    const shown = await chinese('products', id, false)
    expect([shown.name, shown.shortDescription ?? null]).toEqual(['压力机', null])
    expect(await chinese('products', id)).toMatchObject({
      name: '压力机',
      shortDescription: '更好的机器',
      _status: 'draft',
    })
    const { body: english } = await call(`/products/${id}`)
    expect([english.name, english.shortDescription]).toEqual([name, 'A small machine'])
    const { body: thai } = await call(`/products/${id}?locale=th&fallback-locale=none`)
    expect(thai.name ?? null).toBeNull()
    const { body: waiting } = await call(
      `/products/${id}?locale=th&fallback-locale=none&draft=true`,
    )
    expect(waiting.name).toBe('ไทย')
  })

  it('of a record that waits for nothing else leave no draft behind when they are published', async () => {
    const { id } = await product()
    const { body } = await save(
      'products',
      id,
      await read('products', id),
      { name: '压力机' },
      { status: 'published' },
    )
    expect(body).toMatchObject({ written: ['name'], published: 1 })
    expect(await chinese('products', id)).toMatchObject({ name: '压力机', _status: 'published' })
    expect(await read('products', id)).toMatchObject({ unpublished: 0, held: 0 })
  })

  it('are refused where text or English changed meanwhile, and nothing is written', async () => {
    const { id } = await product()
    const before = await read('products', id)
    await write('PATCH', `/products/${id}?locale=zh`, { name: '别人的' })
    const { status, body } = await save('products', id, before, {
      name: '我的',
      shortDescription: '小型机器',
    })
    expect([status, body.keys]).toEqual([409, ['name']])
    expect((await chinese('products', id)).shortDescription ?? null).toBeNull()
    // A save of another text takes nothing of it away.
    expect((await save('products', id, before, { shortDescription: '小型机器' })).status).toBe(200)
    expect(await chinese('products', id)).toMatchObject({
      name: '别人的',
      shortDescription: '小型机器',
    })
    await write('PATCH', `/products/${id}`, { shortDescription: 'Another machine' })
    const stale = await save('products', id, before, { shortDescription: '更小' })
    expect([stale.status, stale.body.keys]).toEqual([409, ['shortDescription']])
  })

  it('are taken away where they are emptied, and refused with their field where they do not fit', async () => {
    const { id } = await product({ specifications: { Weight: '20 kg' } })
    await write('PATCH', `/products/${id}?locale=zh`, { name: '压力机', shortDescription: '小' })
    const before = await read('products', id)
    expect(before.text('specifications').sources).toEqual(['Weight', '20 kg'])
    const refused: [object, RegExp][] = [
      [{ shortDescription: '长'.repeat(1001) }, /longer than 1000/],
      [{ specifications: ['重量', ''] }, /segments have no target/],
      [{ specifications: ['重量'] }, /a target for each segment/],
    ]
    for (const [texts, reason] of refused) {
      const { status, body } = await save('products', id, before, { name: '', ...texts })
      const [{ data }] = body.errors
      expect([status, data.errors]).toEqual([
        400,
        [{ path: Object.keys(texts)[0], message: expect.stringMatching(reason) }],
      ])
    }
    expect((await chinese('products', id)).name).toBe('压力机')
    const done = await save('products', id, before, {
      name: '',
      specifications: ['重量', '20 千克'],
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const after = await read('products', id)
    expect(after.text('name')).toMatchObject({ state: 'missing', targets: [''] })
    expect(await chinese('products', id)).toMatchObject({ specifications: { 重量: '20 千克' } })
  })

  it('of blocks keep their formats, wherever the blocks move', async () => {
    const text = (words: string, format = 0) => ({
      type: 'text',
      text: words,
      version: 1,
      format,
      style: '',
      mode: 'normal',
      detail: 0,
    })
    const base = { version: 1, format: '', indent: 0, direction: 'ltr' }
    const paragraph = {
      ...base,
      type: 'paragraph',
      children: [text('Plain and '), text('bold', 1)],
    }
    const { id } = await write('POST', '/pages', {
      path: `/${unique('side').replaceAll(' ', '-')}`,
      title: 'Page',
      layout: [
        { blockType: 'textSection', title: 'First', text: 'One' },
        {
          blockType: 'richText',
          content: { root: { ...base, type: 'root', children: [paragraph] } },
        },
      ],
    })
    const before = await read('pages', id)
    const rich = before.texts.find(({ sources }) => sources.includes('bold'))
    expect(rich?.sources).toEqual(['Plain and ', 'bold'])
    const { body: page } = await call(`/pages/${id}`)
    await write('PATCH', `/pages/${id}`, { layout: [...page.layout].reverse() })
    const { status, body } = await save('pages', id, before, {
      [rich?.key ?? '']: ['普通和', '粗体'],
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const { layout } = await chinese('pages', id)
    expect(layout[0].content.root.children[0].children).toMatchObject([
      { text: '普通和', format: 0 },
      { text: '粗体', format: 1 },
    ])
  })

  it('of what has no drafts are public at once, those of the settings too', async () => {
    const before = await read('categories', own.categoryId)
    expect(before).toMatchObject({ hasDrafts: false, isPublic: false })
    const { status } = await save('categories', own.categoryId, before, { name: '类别' })
    expect([status, (await chinese('categories', own.categoryId, false)).name]).toEqual([
      200,
      '类别',
    ])

    const settings = 'site-settings'
    const { body: first } = await call(`/globals/${settings}`)
    await call(`/globals/${settings}`, { method: 'POST', body: { tagline: 'Made to last' } })
    const open = await read(settings, settings)
    const saved = await save(settings, settings, open, { tagline: '经久耐用' })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const now = await read(settings, settings)
    expect(now.text('tagline')).toMatchObject({ state: 'whole', targets: ['经久耐用'] })
    const emptied = await save(settings, settings, now, { tagline: '' }, { status: 'published' })
    expect(emptied.status, JSON.stringify(emptied.body)).toBe(200)
    const tagline = first.tagline ?? null
    await call(`/globals/${settings}`, { method: 'POST', body: { tagline } })
  })

  it('are for staff who may edit the record', async () => {
    const { id } = await product()
    const path = `/translations/texts?collection=products&id=${id}&locale=zh`
    const { token: other } = await newAccount(own.token, 'news_admin')
    const texts = { texts: [], status: 'published' }
    for (const [as, expected] of [
      ['', 401],
      [other, 403],
    ] as const) {
      expect((await staffCall(path, { token: as })).status).toBe(expected)
      expect((await send('products', id, texts, as)).status).toBe(expected)
    }
    expect((await call(path.replace('zh', 'en'))).status).toBe(400)
    expect((await send('products', id.replace(/^..../, 'ffff'), texts)).status).toBe(404)
    expect((await send('users', id, texts)).status).toBe(403)
  })
})
