import { APIError, Forbidden, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { awayHeaders, unavailableMessage } from '@/src/platform/errors/database-unavailable'
import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import { errorBody } from '@/src/platform/errors/error-codes'
import { failed, tooManyCalls } from '@/src/platform/http/messages'
import { isFromOwnOrigin } from '@/src/platform/http/own-origin'
import { toProblem } from '@/src/platform/http/to-problem'

const error = (name: string, fields: object = {}) =>
  Object.assign(new Error('values of somebody'), { name, ...fields })

describe('an error', () => {
  it.each([
    ['a refusal of the public API', new HttpError(409, 'Taken'), 409, 'Taken'],
    ['a refusal of the staff API', new Refusal(423, 'Locked'), 423, 'Locked'],
    ['a refusal of Payload', new Forbidden(), 403, 'You are not allowed to perform this action.'],
    ['a field that we refuse', new FieldError('name', 'is odd'), 400, 'name is odd'],
    ['a field that a hook refuses', fieldRefusal('slug', 'slug is taken'), 400, 'slug is taken'],
    ['an id that is none', error('CastError', { path: '_id' }), 400, 'An id is malformed'],
    [
      'a relation that is none',
      error('CastError', { path: 'category', kind: 'ObjectId' }),
      400,
      'category names something that does not exist',
    ],
    ['a refusal with a status of the server', new HttpError(503, 'Later'), 503, 'Later'],
    ['one of the panel’s with such a status', new Refusal(502, 'Not there'), 502, 'Not there'],
    ['a status that we did not give', error('Error', { status: 503 }), 500, failed],
    ['an error of Payload itself', new APIError('secret', 500), 500, failed],
    ['anything else', error('TypeError'), 500, failed],
    ['what is no error', 'values of somebody', 500, failed],
  ])('is told with its status and message: %s', (_, thrown, status, message) => {
    expect(toProblem(thrown)).toMatchObject({ status, message })
  })

  it.each([
    ['its status', new HttpError(409, 'Taken'), 'conflict'],
    ['a status without a code of its own', new HttpError(418, 'Tea'), 'bad_request'],
    ['what it was given', new HttpError(409, 'Saved', {}, 'edit_conflict'), 'edit_conflict'],
    ['that of the panel’s', new Refusal(403, 'Ask', {}, 'approval_needed'), 'approval_needed'],
    ['its fields', new FieldError('name', 'is odd'), 'invalid_fields'],
    ['its status before its field', new FieldError('file', 'is big', 413), 'payload_too_large'],
    ['Payload’s status', new Forbidden(), 'forbidden'],
    ['the database', error('LibsqlError', { code: 'SQLITE_BUSY' }), 'storage_unavailable'],
    ['nothing of others', error('Error', { code: 'ENOENT', status: 404 }), 'not_found'],
    ['no fault of ours', error('TypeError', { code: 'not_found' }), 'internal_error'],
  ])('has the code of %s', (_, thrown, code) => {
    expect(toProblem(thrown).code).toBe(code)
  })

  it('tells its code and message whatever stands beside them', () => {
    const more = { code: 'ENOENT', message: undefined, refused: [] }
    const body = errorBody({ status: 404, message: 'Not here' }, more)
    expect(body).toEqual({ message: 'Not here', code: 'not_found', refused: [] })
  })

  it('of the database is 503 and may be tried again, however deep it lies', () => {
    const locked = new Error('outer', { cause: error('LibsqlError', { code: 'SQLITE_BUSY' }) })
    expect(toProblem(locked)).toMatchObject({
      status: 503,
      message: unavailableMessage,
      headers: awayHeaders,
      isOurs: true,
    })
  })

  it('belongs into the log where the fault is ours, and only there', () => {
    expect(toProblem(error('TypeError')).isOurs).toBe(true)
    expect(toProblem(new HttpError(404, 'Not here')).isOurs).toBe(false)
  })

  it('names every field once, in a sentence each', () => {
    const { error: refused } = z
      .object({ name: z.string('must be a text'), tags: z.array(z.string('must be a text')) })
      .safeParse({ tags: [1] })
    expect(toProblem(refused)).toMatchObject({
      status: 400,
      message: 'name must be a text. tags.0 must be a text',
      fields: [
        { path: 'name', message: 'must be a text', sentence: 'name must be a text' },
        { path: 'tags.0', message: 'must be a text', sentence: 'tags.0 must be a text' },
      ],
    })
  })

  it('names inner fields as editors know them', () => {
    const field = { path: 'layout.0.title', label: 'Layout > Block 1 (Hero) > Title' }
    const sentenceOf = (message: string) =>
      toProblem(new ValidationError({ errors: [{ ...field, message }] })).message
    expect(sentenceOf('This field is required.')).toBe(
      'Layout › Block 1 (Hero) › Title: This field is required.',
    )
    expect(sentenceOf('title is too long')).toBe('Layout › Block 1 (Hero) › Title is too long')
    expect(sentenceOf('is too long')).toBe('Layout › Block 1 (Hero) › Title is too long')
  })
})

it.each([
  [2, 'Too many calls. Please try again in a moment.'],
  [60, 'Too many calls. Please try again in 1 minute.'],
  [61, 'Too many calls. Please try again in 2 minutes.'],
])('%i seconds to wait are said in words', (seconds, words) => {
  expect(tooManyCalls(seconds)).toBe(words)
})

it.each([
  [{ origin: 'https://example.com', host: 'example.com' }, true],
  [{ origin: 'https://example.com:8443', host: 'example.com:8443' }, true],
  [{ origin: 'https://example.com', host: 'example.com:8443' }, false],
  [{ origin: 'https://evil.example', host: 'example.com' }, false],
  [{ origin: 'null', host: 'example.com' }, false],
  [{ host: 'example.com' }, false],
  [{ origin: 'https://evil.example', host: 'example.com', fetchSite: 'same-origin' }, true],
  [{ origin: 'https://example.com', host: 'example.com', fetchSite: 'same-site' }, false],
])('%j is from our own pages: %s', (sender, isOwn) => {
  expect(isFromOwnOrigin(sender)).toBe(isOwn)
})
