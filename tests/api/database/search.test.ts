import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { SearchAnswer, SuggestionAnswer } from '@/src/contract/search'
import { newDocument } from '@/tests/helpers/documents'
import { api } from '@/tests/helpers/http'
import { newCategory, unique } from '@/tests/helpers/samples'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'

const suggestions = async (q: string, lng = 'en') => {
  const { status, body } = await api(`/search/suggestions?q=${encodeURIComponent(q)}&lng=${lng}`)
  expect(status).toBe(200)
  return SuggestionAnswer.parse(body).suggestions
}

/** The data sheet of a product, which is found with it, left out. */
const titles = async (q: string, lng?: string) =>
  (await suggestions(q, lng))
    .filter(({ href }) => !href.includes('/datasheet.pdf'))
    .map(({ title }) => title)

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

describe('words of editors', () => {
  let token: string
  const write = (path: string, method: string, body?: object) =>
    staffCall(path, { token, method, body })

  beforeAll(async () => {
    token = await signInAsSuperAdmin()
  })

  it('find what the others find, in their language, until they are deleted', async () => {
    const word = `synonymia${Date.now().toString(36)}`
    const category = await newCategory(token)
    const product = await write('/products', 'POST', {
      name: `${word} kiosk`,
      categoryId: category.id,
    })
    const other = `othername${Date.now().toString(36)} othermachine${Date.now().toString(36)}`
    const { body } = await write('/search-words', 'POST', { words: `${word}, ${other}` })
    expect(await titles(other)).toEqual([`${word} kiosk`])
    await write(`/search-words/${body.doc.id}`, 'PATCH', { language: 'ja' })
    expect(await titles(other)).toEqual([])
    expect(await titles(other, 'ja')).toEqual([`${word} kiosk`])
    await write(`/search-words/${body.doc.id}`, 'PATCH', {
      words: other,
      language: null,
      to: '/contact',
    })
    const [first] = await suggestions(other.toUpperCase())
    expect(first?.href).toBe('/contact')
    await write(`/search-words/${body.doc.id}`, 'DELETE')
    expect(await suggestions(other)).toEqual([])
    await write(`/products/${product.body.doc.id}`, 'DELETE')
  })

  it.each([
    { words: 'alone' },
    { words: 'twice, TWICE' },
    { words: 'a, …' },
    { words: `a, ${'x'.repeat(61)}` },
    { words: 'a, b', to: 'https://elsewhere.example' },
    { words: 'a, b', to: '//elsewhere.example' },
    { words: 'a, b', to: '/no-page-is-here' },
    { words: 'a, b', language: 'xx' },
    { words: { a: 1 } },
  ])('are refused where they say nothing: %j', async (body) => {
    const answer = await write('/search-words', 'POST', body)
    expect(answer.status).toBe(400)
    expect(ErrorAnswer.parse(answer.body).message).not.toBe('')
  })

  it('are for staff with the permission for content alone', async () => {
    expect([401, 403]).toContain((await api('/admin/search-words')).status)
  })
})

it('a download is found with its machine, and stands below it among suggestions', async () => {
  const token = await signInAsSuperAdmin()
  const category = await newCategory(token)
  const model = `Z${Date.now().toString().slice(-6)}`
  const product = await staffCall('/products', {
    token,
    method: 'POST',
    body: { name: `${model} Counter`, categoryId: category.id },
  })
  const id: string = product.body.doc.id
  const manual = await newDocument(
    { token },
    { title: unique('Operation'), kind: 'manual', products: [id] },
  )
  const [first, second] = await suggestions(model)
  expect(first?.href).toBe(`/product/${product.body.doc.slug}`)
  expect(second).toMatchObject({ type: 'document', title: `Manual for ${model}` })
  for (const q of [`${model} manual`, `manual ${model.toLowerCase()}`, `${model} Handbuch`]) {
    const { results } = SearchAnswer.parse((await api(`/search?q=${encodeURIComponent(q)}`)).body)
    expect(results[0], q).toMatchObject({ type: 'document', kind: 'manual', version: '1.0' })
  }
  expect(await suggestions('E-4711')).toEqual([])
  await staffCall(`/documents/${manual.id}`, { token, method: 'DELETE' })
  await staffCall(`/products/${id}`, { token, method: 'DELETE' })
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
