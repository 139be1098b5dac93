import { NextRequest } from 'next/server'
import { ValidationError } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ErrorAnswer } from '@/src/platform/http/error-schema'
import { failed } from '@/src/platform/http/messages'
import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import { methods } from '@/src/platform/http/methods'
import { log } from '@/src/platform/log/log'

const request = new NextRequest('http://site.example/api/things')
const context = { params: Promise.resolve({}) }

async function failing(error: unknown): Promise<{ status: number; body: ErrorAnswer }> {
  const { GET } = methods({
    GET: () => {
      throw error
    },
  })
  const response = await GET(request, context)
  return { status: response.status, body: ErrorAnswer.parse(await response.json()) }
}

describe('methods', () => {
  it('answers what a handler returns as JSON that no shared cache keeps', async () => {
    const { GET } = methods({ GET: async () => [1, 2] })
    const response = await GET(request, context)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([1, 2])
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('vary')).toBe('Cookie')
  })

  it('answers a long list in parts, in the same bytes', async () => {
    const list = Array.from({ length: 1500 }, (_, id) => ({ id, name: id % 2 ? 'ä' : undefined }))
    for (const length of [500, 501, 1000, 1001, 1500]) {
      const part = list.slice(0, length)
      const { GET } = methods({ GET: () => part })
      const response = await GET(request, context)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(await response.text(), String(length)).toBe(JSON.stringify(part))
    }
  })

  it('answers portions of a list in the bytes of the list, each asked for when it is sent', async () => {
    const asked: number[] = []
    const portions = async function* () {
      for (const [at, portion] of [[], [{ id: 1 }, { id: 'ä' }], [], [{ id: 3 }]].entries()) {
        asked.push(at)
        yield portion
      }
    }
    const { GET, HEAD } = methods({ GET: portions })
    const response = await GET(request, context)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(asked).toEqual([0, 1])
    expect(await response.text()).toBe('[{"id":1},{"id":"ä"},{"id":3}]')
    expect((await HEAD(request, context)).status).toBe(200)
    const none = methods({
      GET: async function* () {
        yield []
      },
    })
    expect(await (await none.GET(request, context)).text()).toBe('[]')
  })

  it('answers an error where the first portion fails', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const { GET } = methods({
      GET: async function* () {
        throw new Error('The database is away')
      },
    })
    expect((await GET(request, context)).status).toBe(500)
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })

  it('hands the parameters of the address over', async () => {
    const { GET } = methods<{ id: string }>({ GET: (_request, { id }) => ({ id }) })
    const response = await GET(request, { params: Promise.resolve({ id: '7' }) })
    expect(await response.json()).toEqual({ id: '7' })
  })

  it('answers 404 where a handler finds nothing', async () => {
    const { GET } = methods({ GET: () => null }, { missing: 'Job not found' })
    const response = await GET(request, context)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Job not found', code: 'not_found' })
  })

  it('answers HEAD like GET, without the body', async () => {
    const { HEAD } = methods({ GET: () => ({ a: 1 }) })
    const response = await HEAD(request, context)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('answers 405 to every method that is not there, and tells which are', async () => {
    const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: () => ({}) })
    for (const refused of [GET, HEAD, PUT, PATCH, DELETE]) {
      const response = await refused(request, context)
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST, OPTIONS')
      expect(await response.json()).toEqual({
        message: 'Method not allowed',
        code: 'method_not_allowed',
      })
    }
    expect((await OPTIONS(request, context)).status).toBe(204)
  })

  it('keeps what a write answers out of every cache', async () => {
    const { POST } = methods({ POST: () => Response.json({}, { status: 201 }) })
    const write = new NextRequest(request.url, { method: 'POST' })
    expect((await POST(write, context)).headers.get('cache-control')).toBe('no-store')
  })

  it('answers 400 and names the field where zod refuses', async () => {
    const { error } = z.object({ q: z.string('must be a text') }).safeParse({})
    expect(await failing(error)).toEqual({
      status: 400,
      body: {
        message: 'q must be a text',
        code: 'invalid_fields',
        errors: [{ message: 'q must be a text', field: 'q' }],
      },
    })
  })

  it('answers a refusal with its status, its headers and its field', async () => {
    const { GET } = methods({
      GET: () => {
        throw new HttpError(429, 'Too many', { 'Retry-After': '7' })
      },
    })
    const response = await GET(request, context)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
    const { body } = await failing(new FieldError('name', 'is odd'))
    expect(body.errors).toEqual([{ message: 'name is odd', field: 'name' }])
  })

  it('answers a refusal of Payload with its status and its field', async () => {
    const error = new ValidationError({ errors: [{ path: 'alt', message: 'is too long' }] })
    const { status, body } = await failing(error)
    expect([status, body.message]).toEqual([400, 'alt is too long'])
  })

  it('answers 500 without detail to everything else, and logs it without values', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const { status, body } = await failing(new Error('Failed query: insert\nparams: a@b.example'))
    expect([status, body]).toEqual([500, { message: failed, code: 'internal_error' }])
    expect(logged).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(logged.mock.calls)).not.toContain('a@b.example')
    logged.mockRestore()
  })

  it('takes a status of 500 and above from our own refusals alone', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const own = await failing(new HttpError(503, 'Try again soon'))
    const other = await failing(Object.assign(new Error('secret'), { status: 503 }))
    logged.mockRestore()
    expect([own.status, own.body.message]).toEqual([503, 'Try again soon'])
    expect([other.status, other.body.message]).toEqual([500, failed])
  })
})
