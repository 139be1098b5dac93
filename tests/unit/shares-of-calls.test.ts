import { describe, expect, it } from 'vitest'
import { sharesOfCalls } from '@/scripts/lib/testing/shares.mjs'

const fields = (count: number) => ({
  properties: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`field${at}`, { type: 'string' }]),
  ),
})
const sending = (schema: object) => ({ requestBody: { content: { json: { schema } } } })
const node = { properties: { children: { items: { $ref: '#/components/schemas/Node' } } } }
const document = {
  paths: {
    '/pages': {
      get: {},
      post: sending({ $ref: '#/components/schemas/Page' }),
      patch: sending({ $ref: '#/components/schemas/Page' }),
    },
    '/tree': { post: sending({ $ref: '#/components/schemas/Node' }) },
    '/one': { post: sending(fields(3)) },
    '/two': { post: sending(fields(3)) },
    '/three': { post: sending(fields(3)) },
  },
  components: { schemas: { Page: fields(40), Node: node } },
}

describe('shares of the calls that Schemathesis makes', () => {
  it('come to all operations once, whatever contains itself', () => {
    const all = sharesOfCalls(document, 3).flat()
    expect(all.toSorted()).toEqual([
      'GET /pages',
      'PATCH /pages',
      'POST /one',
      'POST /pages',
      'POST /three',
      'POST /tree',
      'POST /two',
    ])
  })

  it('are cut by what may be sent, and not by paths: large ones do not meet in one', () => {
    const shares = sharesOfCalls(document, 3)
    const [post, patch] = ['POST /pages', 'PATCH /pages'].map((name) =>
      shares.find((share) => share.includes(name)),
    )
    expect([post, patch]).toEqual([['POST /pages'], ['PATCH /pages']])
  })

  it('are the same each time', () => {
    expect(sharesOfCalls(document, 3)).toEqual(sharesOfCalls(structuredClone(document), 3))
  })
})
