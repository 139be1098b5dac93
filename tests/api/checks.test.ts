import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payloadScript } from '@/scripts/lib/environment.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { ChecksAnswer } from '@/src/contract/staff/checks'
import { internalToken } from '@/src/platform/http/internal-call'
import { type Account, oneOfEverybody } from '../helpers/accounts'
import { unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

let token: string
let accounts: Record<string, Account>
beforeAll(async () => {
  token = await signInAsSuperAdmin()
  accounts = await oneOfEverybody(token)
})

const checks = async (query: string, as = token): Promise<ChecksAnswer> => {
  const { status, body } = await staffCall(`/checks${query}`, { token: as })
  expect(status, JSON.stringify(body)).toBe(200)
  return ChecksAnswer.parse(body)
}

const post = (body: object) => staffCall('/news', { token, method: 'POST', body })
const change = (id: string, body: object, query = '') =>
  staffCall(`/news/${id}${query}`, { token, method: 'PATCH', body })

const article = async (more: object = {}): Promise<{ id: string; title: string }> => {
  const body = { title: unique('Article'), summary: 'It counts notes.', ...more }
  const answer = await post(body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

describe('checks', () => {
  it('are for staff, and tell each of what they may edit', async () => {
    expect((await staffCall('/checks')).status).toBe(401)
    const { id } = await article({ summary: 'Lorem ipsum' })
    const ofNews = await checks('', accounts.news_admin?.token)
    expect(ofNews.documents.map(({ collection }) => collection)).toContain('news')
    expect(new Set(ofNews.documents.map(({ collection }) => collection))).toEqual(new Set(['news']))
    const products = accounts.product_admin?.token
    expect((await staffCall(`/checks?collection=news&id=${id}`, { token: products })).status).toBe(
      403,
    )
    expect((await staffCall(`/checks?id=${id}`, { token })).status).toBe(400)
    expect((await staffCall('/checks?collection=users', { token })).status).toBe(400)
    expect((await staffCall(`/checks?collection=pages&id=${id}`, { token })).status).toBe(404)
  })

  it('tell of the latest version of a document where it is mended, in the language asked for', async () => {
    const { id } = await article()
    const place = `?collection=news&id=${id}`
    expect((await checks(place)).total).toBe(0)
    await change(id, { summary: 'TODO' }, '?draft=true')
    const { documents } = await checks(`${place}&locale=ru`)
    expect(documents[0]?.findings).toMatchObject([
      {
        check: 'placeholder',
        path: 'summary',
        locale: 'en',
        forbids: false,
        message: 'Здесь ещё осталось заполнить: «TODO».',
        link: `/admin-dashboard?tab=news&open=${id}&field=summary`,
      },
    ])
    const published = await checks('?collection=news')
    expect(published.documents.map((document) => document.id)).not.toContain(id)
  })

  it('know the addresses of the site, and what redirects lead on', async () => {
    const { id } = await article()
    const found = async (text: string) => {
      await change(id, { content: text })
      const { documents } = await checks(`?collection=news&id=${id}`)
      return documents.flatMap(({ findings }) => findings.map(({ problem }) => problem))
    }
    expect(await found('See [our machines](/products).')).toEqual([])
    const from = `/${unique('gone').replaceAll(' ', '-')}`
    expect(await found(`See [what was](${from}).`)).toEqual(['deadLink'])
    await staffCall('/redirects', { token, method: 'POST', body: { from, to: '/products' } })
    expect(await found(`See [what was](${from}) again.`)).toEqual([])
  })
})

it('tell of all that is published anew when it, or what it is held against, changes', async () => {
  const from = `/${unique('moved').replaceAll(' ', '-')}`
  const { id } = await article({ content: `See [what was](${from}).` })
  const problems = async () => {
    const { documents } = await checks('?collection=news')
    const own = documents.find((document) => document.id === id)
    return own?.findings.map(({ problem }) => problem) ?? []
  }
  expect(await problems()).toEqual(['deadLink'])
  await change(id, { summary: 'TODO' })
  expect(await problems()).toEqual(['placeholder', 'deadLink'])
  await staffCall('/redirects', { token, method: 'POST', body: { from, to: '/products' } })
  expect(await problems()).toEqual(['placeholder'])
  await change(id, { summary: 'It is open.' })
  expect(await problems()).toEqual([])
})

describe('checks that forbid publishing', () => {
  const set = (forbiddenChecks: string[]) =>
    staffCall('/globals/site-settings', { token, method: 'POST', body: { forbiddenChecks } })
  const status = async (id: string) => (await staffCall(`/news/${id}`)).status

  let known: { id: string; title: string }
  beforeAll(async () => {
    known = await article({ summary: 'TBD' })
    expect((await set(['placeholder'])).status).toBe(200)
  })
  afterAll(async () => {
    await set([])
  })

  it('refuse it by REST, and name the field and what is wrong', async () => {
    const made = await post({ title: unique('Article'), summary: 'TODO' })
    expect([made.status, made.body.errors[0].data.errors[0].path]).toEqual([400, 'summary'])
    expect(made.body.message).toContain('This placeholder is still to be filled in: “TODO”.')
    const { id } = await article({ summary: 'TODO', _status: 'draft' })
    expect((await change(id, { _status: 'published' })).status).toBe(400)
    const { documents } = await checks(`?collection=news&id=${id}`)
    expect(documents[0]?.findings[0]?.forbids).toBe(true)
    expect((await change(id, { summary: 'It is open.', _status: 'published' })).status).toBe(200)
    expect(await status(id)).toBe(200)
  })

  it('refuse it in bulk and at a set time', async () => {
    const { id } = await article({ summary: 'TODO', _status: 'draft' })
    const body = { action: 'publish', ids: [id] }
    const many = await staffCall('/news/bulk', { token, method: 'POST', body })
    expect(many.body.errors[0]).toMatchObject({ id, status: 400 })

    const runSchedule = async () => {
      const args = ['--import', 'tsx', 'tests/helpers/schedule.ts', 'news', id]
      const env = { ...testServer().environment, ...payloadScript }
      expect((await run(process.execPath, args, { env })).lines).toContain('scheduled')
      const headers = { 'x-internal-token': internalToken(testServer().secret) }
      const done = await staffCall('/payload-jobs/run?allQueues=true', { headers })
      expect(done.status).toBe(200)
    }
    await runSchedule()
    expect(await status(id)).toBe(404)
    await change(id, { summary: 'It is open.' }, '?draft=true')
    await runSchedule()
    // The server runs what is due every minute: it may have begun with this document before.
    await expect.poll(() => status(id)).toBe(200)
  })

  it('refuse what a translation brings, and let what is public change as long as it gets no worse', async () => {
    expect((await change(known.id, { title: unique('Renamed') })).status).toBe(200)
    expect((await change(known.id, { title: '待补充' }, '?locale=zh')).status).toBe(400)
    expect((await change(known.id, { title: '新闻' }, '?locale=zh')).status).toBe(200)
    expect((await change(known.id, { content: 'FIXME' })).status).toBe(400)
    expect((await change(known.id, { summary: 'It is open.' })).status).toBe(200)
    expect((await change(known.id, { summary: 'TBD' })).status).toBe(400)
  })
})
