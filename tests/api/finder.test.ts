import { beforeAll, describe, expect, it } from 'vitest'
import { unique } from '../helpers/samples'
import { signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { visit } from '../helpers/visit'

let token: string
const key = `w${crypto.randomUUID().slice(0, 8)}`
const names = { narrow: unique('Narrow'), wide: unique('Wide') }
let categoryId: string
let attributeId: string
let questionId: string

const create = async (collection: string, body: object) => {
  const answer = await staffCall(`/${collection}`, { token, method: 'POST', body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id as string
}

beforeAll(async () => {
  token = await signInAsSuperAdmin()
  categoryId = await create('categories', { name: unique('Category'), family: 'banking' })
  attributeId = await create('attributes', {
    key,
    label: 'Frontal width',
    kind: 'number',
    unit: 'mm',
    places: ['facets', 'comparison'],
    categories: [categoryId],
  })
  const product = (name: string, value: object) =>
    create('products', { name, categoryId, attributes: { [key]: value } })
  await product(names.narrow, { value: 31.4, unit: 'in' })
  await product(names.wide, { value: 1200, unit: 'mm' })
  // Questions that other files left on this server would be asked first.
  const questions = '/finder-questions?where[slug][exists]=true'
  expect((await staffCall(questions, { token, method: 'DELETE' })).status).toBe(200)
  questionId = await create('finder-questions', {
    question: 'How wide may it be?',
    slug: key,
    answers: [
      {
        label: 'At most 800 mm',
        key: 'small',
        conditions: [{ test: 'atMost', attribute: attributeId, max: 800, unit: 'mm' }],
      },
      {
        label: 'At least 5 m',
        key: 'huge',
        conditions: [{ test: 'atLeast', attribute: attributeId, min: 5, unit: 'm' }],
      },
      {
        label: 'One of this category',
        key: 'ours',
        conditions: [{ test: 'category', categories: [categoryId] }],
      },
    ],
  })
})

describe('facets of attributes', () => {
  it('find by 800 mm what was entered as 31.4 in, typed or chosen, in whichever unit', async () => {
    for (const search of [
      `spec.${key}=..800mm`,
      `spec.${key}=..31.5in`,
      `max%5Bmm%5D.${key}=800`,
    ]) {
      const { status, html } = await visit(`/products?${search}`)
      expect(status).toBe(200)
      expect(html, search).toContain(names.narrow)
      expect(html, search).not.toContain(names.wide)
    }
  })
})

describe('the finder', () => {
  it('keeps the categories that an answer asks for', async () => {
    const { body } = await staffCall(`/finder-questions/${questionId}?depth=0`, { token })
    expect(body.answers[2].conditions[0].categories).toEqual([categoryId])
    const { html } = await visit(`/products/finder?${key}=ours&results=1`)
    expect(html).toContain(names.narrow)
    expect(html).toContain(names.wide)
  })

  it('asks, and says what fits and why', async () => {
    const { status, html } = await visit('/products/finder')
    expect(status).toBe(200)
    expect(html).toContain('How wide may it be?')
    expect(html).toContain(`/products/finder?${key}=small`)
    expect(html).toContain('At least 5 m')
    expect(html).toContain('No machine in our range')
    expect(html).not.toContain(`/products/finder?${key}=huge`)
    const found = await visit(`/products/finder?${key}=small&results=1`)
    expect(found.html).toContain('Why it fits')
    expect(found.html).toContain(names.narrow)
    expect(found.html).not.toContain(names.wide)
    expect(found.html).toContain('Frontal width')
  })

  it('says at a dead end which answer to take back, by a link', async () => {
    const { html } = await visit(`/products/finder?${key}=huge&results=1`)
    expect(html).toContain('No product fits all of your answers.')
    expect(html).toContain('Without “At least 5 m”')
    expect(html).toContain(`/products/finder?${key}=any&amp;results=1`)
  })

  it.each([
    ['an attribute that is not there', { test: 'atMost', max: 3 }],
    ['choices of numbers', { test: 'oneOf', choices: ['x'] }, 'with attribute'],
    ['a unit of something else', { test: 'atMost', max: 3, unit: 'kg' }, 'with attribute'],
    ['no category', { test: 'category', categories: [] }],
  ])('refuses an answer that asks for %s', async (_what, condition, withAttribute?: string) => {
    const asked = withAttribute ? { ...condition, attribute: attributeId } : condition
    const body = { question: 'Q?', answers: [{ label: 'A', conditions: [asked] }] }
    const { status, body: answer } = await staffCall('/finder-questions', {
      token,
      method: 'POST',
      body,
    })
    expect(status).toBe(400)
    expect(JSON.stringify(answer)).toContain('answers.0.conditions.0')
  })
})
