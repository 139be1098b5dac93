import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemOfLanguageForm, problemOfReply } from '@/src/server/next/panel-reply'

const problemOf = (value: unknown) =>
  problemOfReply(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))

const call = (args: unknown) => [{ name: 'form-state', args }]

describe('the body of a server action', () => {
  it('is taken as pages of the panel send it', () => {
    for (const args of [
      {},
      {
        data: {
          title: 'Text',
          day: '$D2026-01-01T00:00:00.000Z',
          none: '$undefined',
          price: '$$5',
        },
      },
      {
        a: { b: [1, '$NaN', '$-Infinity', '$n12', '$T'] },
        again: '$0:0:args:a',
        part: '$0:0:args:a:b',
      },
      { 'title.0.text': { value: null, rows: [{ id: 'x' }] } },
    ])
      expect(problemOf(call(args)), JSON.stringify(args)).toBeUndefined()
  })

  it('is malformed where it is no call, or leads to what React would not find', () => {
    for (const body of [
      '',
      '{',
      '{}',
      '[]',
      '[1]',
      '[null]',
      '["th"]',
      '["$1"]',
      [{ name: 'x' }, {}],
    ])
      expect(problemOf(body), JSON.stringify(body)).toBeTypeOf('string')
    for (const value of [
      '$0',
      '$1',
      '$0:0',
      '$0:0:args',
      '$0:0:nope',
      '$K1',
      '$Dnever',
      '$@1',
      '$h1',
    ])
      expect(problemOf(call({ value })), value).toBeTypeOf('string')
  })

  it('leads to nothing that comes after, around, or by a name that objects have', () => {
    expect(problemOf(call({ a: '$0:0:args:b', b: {} }))).toBeTypeOf('string')
    expect(problemOf(call({ a: { b: '$0:0:args:a' } }))).toBeTypeOf('string')
    expect(problemOf(call({ a: {}, b: '$0:0:args:a:constructor' }))).toBeTypeOf('string')
    expect(problemOf('[{"name":"x","args":{"a":{"__proto__":{"b":1}}}}]')).toBeTypeOf('string')
  })

  it('is too much where it unfolds to too much, or is nested too deeply', () => {
    const names = Array.from({ length: 30 }, (_, index) => `n${index}`)
    const doubling = Object.fromEntries(
      names.map((name, at) => {
        const before = `$0:0:args:${names[at - 1]}`
        return [name, at === 0 ? [1] : [before, before]]
      }),
    )
    expect(problemOf(call(doubling))).toBe('The body holds too much')
    const nested = `[{"name":"x","args":{"a":${'['.repeat(9000)}${']'.repeat(9000)}}}]`
    expect(problemOf(nested)).toBe('The body is nested too deeply')
  })
})

describe('the form that chooses the language of the panel', () => {
  const form = (...fields: string[]) =>
    [...fields.map((field) => `--x\r\n${field}\r\n`), '--x--\r\n'].join('')
  const field = (name: string, value: string) =>
    `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
  const problem = (body: string, type = 'multipart/form-data; boundary=x') =>
    problemOfLanguageForm(Buffer.from(body), type)

  it('holds a language, and what the page was made with', () => {
    expect(problem(form(field('1', '"aZ+/="'), field('0', '["$@1","zh"]')))).toBeUndefined()
  })

  it('is malformed with anything else', () => {
    const made = field('1', '"aZ"')
    for (const body of [
      '',
      form(),
      form(made),
      form(made, field('0', '["$@1",{"a":1}]')),
      form(made, field('0', '["$@2","zh"]')),
      form(made, field('0', '["$@1","zh"]'), field('2', '1')),
      form(field('1', '{"a":1}'), field('0', '["$@1","zh"]')),
      form(made, `${field('0', '["$@1","zh"]')}\r\nX`),
    ])
      expect(problem(body), body).toBeTypeOf('string')
    expect(problem(form(made, field('0', '["$@1","zh"]')), 'multipart/form-data')).toBeTypeOf(
      'string',
    )
  })
})

it('is needed as long as Next answers 500 to what it cannot read', () => {
  const handler = readFileSync('node_modules/next/dist/server/app-render/action-handler.js', 'utf8')
  expect(handler).toMatch(/res\.statusCode = 500/)
  expect(handler).not.toMatch(/statusCode = 400/)
})
