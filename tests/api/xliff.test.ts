import { describe, expect, it } from 'vitest'
import { XliffImportAnswer } from '@/src/contract/staff/translations'
import { useOwnRecords } from '../helpers/own-records'
import { unique } from '../helpers/samples'
import { staffCall } from '../helpers/staff-call'

const own = useOwnRecords()
const { call, write } = own

const specifications = { Weight: '20 kg', Ports: 4 }

/** A product whose English name changed after it was translated. */
async function product() {
  const doc = await write('POST', '/products', {
    name: unique('Press <A> & "B"'),
    shortDescription: 'Small',
    specifications,
    categoryId: own.categoryId,
  })
  await write('PATCH', `/products/${doc.id}?locale=zh`, { name: '压力机' })
  await write('PATCH', `/products/${doc.id}`, { name: unique('Big press') })
  return doc.id as string
}

/** The texts of one product, as the export has them. */
async function exported(id: string, query = ''): Promise<string> {
  const { status, body, headers } = await call(
    `/translations/xliff?locale=zh&collection=products${query}`,
  )
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'application/xliff+xml; charset=utf-8',
  ])
  const text = String(body)
  const own = text.match(/ {2}<file [\s\S]*?<\/file>\n/g)?.filter((file) => file.includes(id)) ?? []
  return text.replace(/ {2}<file [\s\S]*<\/file>\n/, () => own.join(''))
}

function send(text: string, options: object = {}, as = own.token) {
  const form = new FormData()
  form.set('file', new File([text], 'zh.xlf'))
  form.set('_payload', JSON.stringify({ locale: 'zh', ...options }))
  return staffCall('/translations/xliff', { token: as, method: 'POST', body: form })
}

/** Puts a translation into a segment. */
const translated = (text: string, source: string, target: string): string =>
  text.replace(
    new RegExp(
      `(<source xml:space="preserve">${source}</source>)(\\s*<target[^>]*>[^<]*</target>)?`,
    ),
    `$1<target>${target}</target>`,
  )

const read = async (id: string, draft = true) =>
  (await call(`/products/${id}?locale=zh&draft=${draft}&fallback-locale=none`)).body

describe('texts as XLIFF', () => {
  it('come with their state, the English before and a link, and change nothing as they are', async () => {
    const id = await product()
    const text = await exported(id)
    expect(text).toContain(`original="products/${id}"`)
    expect(text).toContain('<note category="state">stale</note>')
    expect(text).toMatch(/<note category="english-before">Press &lt;A&gt; &amp; "B"/)
    expect(text).toContain(`/admin-dashboard?tab=products&amp;open=${id}&amp;lng=zh&amp;field=name`)
    expect(text).toMatch(/name="shortDescription" slr:sizeRestriction="1000"/)
    expect(await exported(id, '&state=stale')).not.toContain('name="shortDescription"')

    const { status, body } = await send(text)
    const answer = XliffImportAnswer.parse(body)
    expect([status, answer.rows]).toEqual([200, []])
    expect(answer.totals).toEqual({ update: 0, same: 3, stale: 0, refused: 0 })
  })

  it('are shown first, then written as drafts, or published where that is asked for', async () => {
    const id = await product()
    let text = translated(await exported(id), 'Small', '小型')
    for (const [source, target] of Object.entries({
      Weight: '重量',
      '20 kg': '20 千克',
      Ports: '端口',
    }))
      text = translated(text, source, target)
    const { body: trial } = await send(text)
    expect(trial.totals).toEqual({ update: 2, same: 1, stale: 0, refused: 0 })
    expect(trial.isDryRun).toBe(true)
    expect((await read(id)).shortDescription ?? null).toBeNull()

    const { status, body } = await send(text, { fingerprint: trial.fingerprint })
    expect([status, body.message]).toEqual([200, '2 texts written'])
    expect(await read(id)).toMatchObject({
      shortDescription: '小型',
      specifications: { 重量: '20 千克', 端口: 4 },
      _status: 'draft',
    })
    expect((await read(id, false)).shortDescription ?? null).toBeNull()

    const name = /<source xml:space="preserve">(Big press[^<]*)</.exec(text)?.[1] ?? ''
    const again = translated(await exported(id), name, '大型压力机')
    const { fingerprint } = (await send(again)).body
    const published = await send(again, { fingerprint, status: 'published' })
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(await read(id, false)).toMatchObject({ name: '大型压力机', _status: 'published' })
    const { body: states } = await call(
      `/translations/fields?collection=products&id=${id}&locale=zh`,
    )
    expect(states.fields.every(({ state }: { state: string }) => state === 'whole')).toBe(true)
  })

  it('are not taken where their English is another one, and nothing is written that changed meanwhile', async () => {
    const id = await product()
    const text = translated(await exported(id), 'Small', '小型')
    const tampered = text
      .replace('preserve">Big press', 'preserve">Huge press')
      .replace('压力机', '巨型压力机')
    const { body: trial } = await send(tampered)
    expect(trial.totals).toMatchObject({ update: 1, stale: 1 })
    const { fingerprint } = trial
    expect((await send(tampered, { fingerprint })).status).toBe(400)
    await write('PATCH', `/products/${id}?locale=zh`, { shortDescription: '小' })
    const outdated = await send(tampered, { fingerprint, skipStale: true })
    expect([outdated.status, outdated.body.code]).toEqual([409, 'dry_run_outdated'])
    expect(await read(id)).toMatchObject({ name: '压力机', shortDescription: '小' })
  })

  it('are all refused where one is, with its line', async () => {
    const id = await product()
    const good = translated(await exported(id), 'Small', '小型')
    const other = (await product()).replace(/^..../, 'ffff')
    const bad: [string, RegExp][] = [
      [good.replaceAll(id, other), /is no record of this site/],
      [good.replace('original="products/', 'original="users/'), /is no record of this site/],
      [good.replace('name="shortDescription"', 'name="slug"'), /slug is no text of it/],
      [translated(good, 'Small', '长'.repeat(1001)), /longer than 1000/],
      [translated(good, 'Weight', '重量'), /Some of its segments have no target/],
    ]
    for (const [text, reason] of bad) {
      const { body: trial } = await send(text)
      const refused = trial.rows.filter(({ action }: { action: string }) => action === 'refused')
      expect(refused[0]?.message, JSON.stringify(trial)).toMatch(reason)
      expect(refused[0].line).toBeGreaterThan(1)
      const { status } = await send(text, { fingerprint: trial.fingerprint, skipStale: true })
      expect(status).toBe(400)
    }
    const files: [string, RegExp, object?][] = [
      [good.slice(0, -30), /Line \d+: /],
      [good.replace('?>', '?><!DOCTYPE x [<!ENTITY y "z">]>'), /document type is not allowed/],
      [good, /It translates into zh, not ja/, { locale: 'ja' }],
      [good.replace('srcLang="en"', 'srcLang="de"'), /source language must be en/],
    ]
    for (const [text, reason, options] of files) {
      const { status, body } = await send(text, options)
      expect([status, body.message]).toEqual([400, expect.stringMatching(reason)])
    }
    expect((await read(id)).shortDescription ?? null).toBeNull()
    expect((await staffCall('/translations/xliff?locale=zh')).status).toBe(401)
    expect((await send(good, {}, 'none')).status).toBe(401)
  })

  it('of blocks, rich text among them, keep their structure', async () => {
    const paragraph = (text: string) => ({
      type: 'paragraph',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      children: [
        { type: 'text', text, version: 1, format: 0, style: '', mode: 'normal', detail: 0 },
      ],
    })
    const content = {
      root: {
        type: 'root',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [paragraph('Rich words')],
      },
    }
    const page = await write('POST', '/pages', {
      path: `/${unique('xliff').replaceAll(' ', '-')}`,
      title: 'Page',
      layout: [
        { blockType: 'richText', content },
        { blockType: 'featureList', title: 'List', items: [{ title: 'Entry', text: 'Body' }] },
      ],
    })
    const { body } = await call('/translations/xliff?locale=zh&collection=pages&state=missing')
    const file = String(body)
      .match(/ {2}<file [\s\S]*?<\/file>\n/g)
      ?.find((one) => one.includes(page.id))
    let text = String(body).replace(/ {2}<file [\s\S]*<\/file>\n/, () => file ?? '')
    for (const [source, target] of [
      ['Page', '页面'],
      ['Rich words', '富文本'],
      ['List', '列表'],
      ['Entry', '条目'],
    ] as const)
      text = translated(text, source, target)
    const { fingerprint } = (await send(text)).body
    const done = await send(text, { fingerprint, status: 'published' })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { body: chinese } = await call(`/pages/${page.id}?locale=zh&fallback-locale=none`)
    expect(chinese.layout[0].content.root.children[0].children[0].text).toBe('富文本')
    expect(chinese.layout[1]).toMatchObject({ title: '列表', items: [{ title: '条目' }] })
    const { body: english } = await call(`/pages/${page.id}`)
    expect(english.layout[1]).toMatchObject({ title: 'List', items: [{ title: 'Entry' }] })
  })
})
