import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { SearchAnswer, SuggestionAnswer } from '@/src/contract/search'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

const suggestions = async (q: string, lng = 'en') => {
  const { status, body } = await api(`/search/suggestions?q=${encodeURIComponent(q)}&lng=${lng}`)
  expect(status).toBe(200)
  return SuggestionAnswer.parse(body).suggestions
}

const titles = async (q: string, lng?: string) => (await suggestions(q, lng)).map((s) => s.title)

describe('search', () => {
  let token: string
  let category: { id: string }

  beforeAll(async () => {
    token = await signInAsSuperAdmin()
    category = await newCategory(token)
  })

  const write = (path: string, method: string, body?: object) =>
    staffCall(path, { token, method, body })

  it('follows a product from its first save to its end', async () => {
    const word = `quintessa${Date.now().toString(36)}`
    expect(await titles(word)).toEqual([])
    const { body } = await write('/products', 'POST', {
      name: `${word} kiosk`,
      categoryId: category.id,
    })
    expect(await titles(word)).toEqual([`${word} kiosk`])

    const renamed = `vermilion${Date.now().toString(36)}`
    await write(`/products/${body.doc.id}`, 'PATCH', { name: `${renamed} kiosk` })
    expect(await titles(renamed)).toEqual([`${renamed} kiosk`])

    await write(`/products/${body.doc.id}`, 'PATCH', { isActive: false })
    expect(await titles(renamed)).toEqual([])
    await write(`/products/${body.doc.id}`, 'PATCH', { isActive: true })
    expect(await titles(renamed)).toHaveLength(1)
    await write(`/products/${body.doc.id}`, 'DELETE')
    expect(await titles(renamed)).toEqual([])
  })

  it('finds news, positions and pages, and tells them apart', async () => {
    const word = `harlequin${Date.now().toString(36)}`
    const article = await write('/news', 'POST', { title: unique(word) })
    const job = await write('/jobs', 'POST', { title: unique(word), location: 'Shenzhen' })
    const { body } = await api(`/search?q=${word}`)
    const answer = SearchAnswer.parse(body)
    expect(answer.counts).toMatchObject({ product: 0, news: 1, job: 1 })
    expect(answer.results.map(({ href }) => href).sort()).toEqual([
      `/careers/${job.body.doc.slug}`,
      `/news/${article.body.doc.slug}`,
    ])
    const onlyNews = SearchAnswer.parse((await api(`/search?q=${word}&type=news`)).body)
    expect(onlyNews).toMatchObject({ total: 1, results: [{ type: 'news' }] })
    expect((await suggestions('careers')).some(({ type }) => type === 'page')).toBe(true)
    await write(`/news/${article.body.doc.id}`, 'DELETE')
    await write(`/jobs/${job.body.doc.id}`, 'DELETE')
  })

  it('does not find what is not public', async () => {
    const word = `clandestine${Date.now().toString(36)}`
    const { body } = await write('/products', 'POST', {
      name: word,
      categoryId: category.id,
      _status: 'draft',
    })
    expect(await titles(word)).toEqual([])
    await write(`/products/${body.doc.id}`, 'DELETE')
  })

  it('answers in the language that is asked for, and in English where nothing is translated', async () => {
    const word = `translata${Date.now().toString(36)}`
    const { body } = await write('/products', 'POST', { name: word, categoryId: category.id })
    await write(`/products/${body.doc.id}?locale=zh`, 'PATCH', { name: `${word} 密码键盘` })
    expect(await titles('密码键盘', 'zh')).toContain(`${word} 密码键盘`)
    expect(await titles(word, 'ko')).toEqual([word])
    await write(`/products/${body.doc.id}`, 'DELETE')
  })
})

describe.each(['/search', '/search/suggestions'])('GET %s', (path) => {
  it.each([`q=${'x'.repeat(201)}`, 'q=a&lng=fr', 'q=%00'])('refuses %s', async (query) => {
    const { status, body } = await api(`${path}?${query}`)
    expect(status).toBe(400)
    expect(ErrorAnswer.parse(body).message).not.toBe('')
  })

  it.each(['', '?q=', '?q=%20', '?q=%F0%9F%98%80', '?q=(%5B%7B*&lng=th'])(
    'finds nothing for %j, and does not fail',
    async (query) => {
      const { status, body } = await api(`${path}${query}`)
      expect([status, (body.suggestions ?? body.results).length]).toEqual([200, 0])
    },
  )
})

it.each(['type=users', 'limit=0', 'limit=51', 'limit=x'])(
  'GET /search refuses %s',
  async (query) => {
    expect((await api(`/search?q=a&${query}`)).status).toBe(400)
  },
)
