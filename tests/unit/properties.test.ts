import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headScript } from '@/src/platform/browser/head-script'
import { takeApart } from '@/src/server/next/page-html/page-data'
import { forwardedAddress } from '@/src/platform/http/client-address'
import { accessFor } from '@/src/payload/access/rules'
import { matrix } from '@/src/payload/access/matrix'
import { type Rule, verbs } from '@/src/payload/access/rule'
import { strictInput } from '@/src/payload/input/strict-input'
import { permissions, roles } from '@/src/contract/permissions'
import { fromCsv, toCsv } from '@/src/platform/text/csv'
import { HttpError } from '@/src/platform/errors/http-error'
import { readJson } from '@/src/platform/http/read-body'
import { isSafeLink } from '@/src/domain/links/link'
import { forget, secondsToWait } from '@/src/platform/http/rate-limit'
import { followRedirects, type Redirect } from '@/src/domain/links/routes'
import { checkedQuery, queryLimits } from '@/src/platform/rest/query'
import { freeSlug, slugify, slugMaxLength, slugPattern } from '@/src/platform/text/slug'

/** Rules that hold for any input, not just for chosen examples. */

/** Texts of every script, and those that attackers like. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('__proto__', '../..', '\0', '</script>', '=1+1', "' or 1=1 --", '\ud800', '%00'),
)

describe('slugs', () => {
  it('are well-formed or empty, whatever the title', () => {
    fc.assert(
      fc.property(text, (title) => {
        const slug = slugify(title)
        expect(slug.length).toBeLessThanOrEqual(slugMaxLength)
        if (slug) expect(slug).toMatch(slugPattern)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })

  it('are free and well-formed, however many are taken', async () => {
    const words = fc.stringMatching(/^[a-z0-9]{1,30}(-[a-z0-9]{1,30}){0,3}$/)
    await fc.assert(
      fc.asyncProperty(words, fc.integer({ min: 0, max: 30 }), async (word, taken) => {
        const wanted = slugify(word)
        // A cut at a hyphen is one that examples seldom hit.
        const cut = `${'a'.repeat(slugMaxLength - 7)}-bcd`
        expect(await freeSlug(cut, async (slug) => slug === cut)).toMatch(slugPattern)
        const seen: string[] = []
        const slug = await freeSlug(wanted, async (candidate) => seen.push(candidate) <= taken)
        expect(slug).toMatch(slugPattern)
        expect(slug.length).toBeLessThanOrEqual(slugMaxLength)
        expect(seen.indexOf(slug)).toBe(taken)
      }),
    )
  })
})

describe('the access matrix', () => {
  const actor = fc.record({
    id: fc.constant('one'),
    role: fc.constantFrom(...roles),
    permissions: fc.subarray(permissions),
  })
  const rules = Object.values(matrix).flatMap((row) => verbs.map((verb) => row[verb]))
  const rule = fc.constantFrom(...rules)
  const visible = { isActive: { equals: true } }
  const asks = async (of: Rule, user: unknown) =>
    (await accessFor(of, visible)({ req: { user } } as never)) as boolean | object

  it('opens to visitors nothing but what is public', () =>
    fc.assert(
      fc.asyncProperty(rule, async (of) => {
        const answer = await asks(of, null)
        if (of === 'everyone') expect(answer).toBe(true)
        else expect([false, visible]).toContainEqual(answer)
      }),
    ))

  it('opens to more permissions never less', () => {
    const openness = (answer: boolean | object) => (answer === true ? 2 : answer === false ? 0 : 1)
    return fc.assert(
      fc.asyncProperty(rule, actor, fc.subarray(permissions), async (of, user, more) => {
        const raised = { ...user, permissions: [...new Set([...user.permissions, ...more])] }
        const own = openness(await asks(of, user))
        expect(openness(await asks(of, raised))).toBeGreaterThanOrEqual(own)
        if (of !== 'nobody' && of !== 'own') {
          const all = await asks(of, { ...user, role: 'super_admin' })
          expect(openness(all)).toBeGreaterThanOrEqual(own)
        }
      }),
    )
  })

  it('lets no role but super_admin do what is its alone', () =>
    fc.assert(
      fc.asyncProperty(actor, async (user) => {
        expect(await asks('superAdmin', user)).toBe(user.role === 'super_admin')
        expect(await asks('nobody', user)).toBe(false)
      }),
    ))
})

describe('what comes in', () => {
  const fields = [
    { name: 'title', type: 'text' },
    { name: 'order', type: 'number' },
    { name: 'isActive', type: 'checkbox' },
    { name: 'publishedAt', type: 'date' },
    { name: 'details', type: 'json' },
    { name: 'link', type: 'relationship', relationTo: ['products', 'news'] },
    { name: 'seo', type: 'group', flattenedFields: [{ name: 'text', type: 'textarea' }] },
  ]
  const checked = (data: unknown) =>
    (
      strictInput({
        args: { data },
        collection: { flattenedFields: fields },
        operation: 'create',
        req: {
          payloadAPI: 'REST',
          payload: { config: {} },
          user: { id: '1' },
          headers: new Headers(),
        },
      } as never) as unknown as { data: Record<string, unknown> }
    ).data

  const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.date().map(String), fc.double())

  it('has the type of its field, or is refused with 400 and the name of it', () => {
    const name = fc.constantFrom(
      ...fields.map((field) => field.name),
      'id',
      'createdAt',
      'deletedAt',
    )
    fc.assert(
      fc.property(name, value, (field, given) => {
        let data: Record<string, unknown>
        try {
          data = checked({ [field]: given })
        } catch (error) {
          expect(error).toMatchObject({ status: 400, message: expect.stringContaining(field) })
          return
        }
        const kept = data[field]
        if (['id', 'createdAt', 'deletedAt'].includes(field)) expect(data).toEqual({})
        else if (kept === null || kept === undefined) expect(['seo']).not.toContain(field)
        else if (field === 'title') expect(typeof kept).toBe('string')
        else if (field === 'order') expect(Number.isFinite(kept)).toBe(true)
        else if (field === 'isActive') expect(typeof kept).toBe('boolean')
        else if (field === 'publishedAt') {
          const year = new Date(String(kept)).getUTCFullYear()
          expect(year).toBeGreaterThanOrEqual(1900)
          expect(year).toBeLessThanOrEqual(2200)
        }
        expect(JSON.stringify(data)).not.toContain('\\u0000')
      }),
      { numRuns: 500 },
    )
  })

  it('is a date within three centuries, or none', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const year = date.getUTCFullYear()
        const isGood = year >= 1900 && year <= 2200
        const check = () => checked({ publishedAt: date.toISOString() }).publishedAt
        if (isGood) expect(check()).toBe(date.toISOString())
        else expect(check).toThrow(/publishedAt/)
      }),
    )
  })

  const headers = { 'Content-Type': 'application/json' }
  const post = (body: string) =>
    readJson(new Request('http://site/', { method: 'POST', body, headers }), 100_000)

  it('is a JSON object no deeper than twenty levels, or is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.boolean(), async (depth, isList) => {
        const open = isList ? '[' : '{"a":'
        const close = isList ? ']' : '}'
        const body = `{"a":${open.repeat(depth - 1)}1${close.repeat(depth - 1)}}`
        if (depth <= 20) await expect(post(body)).resolves.toBeTypeOf('object')
        else await expect(post(body)).rejects.toMatchObject({ status: 400 })
      }),
    )
  })

  it('never holds a NUL character, wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), text, async (json, words) => {
        const body = { json, words }
        const hasNul = JSON.stringify(body).includes('\\u0000')
        const read = post(JSON.stringify(body))
        if (hasNul) await expect(read).rejects.toMatchObject({ status: 400 })
        else await expect(read).resolves.toEqual(JSON.parse(JSON.stringify(body)))
      }),
    )
  })
})

describe('queries', () => {
  it('are within their bounds, or refused with 400', () => {
    const name = fc.constantFrom('where', 'sort', 'limit', 'depth', 'page', 'select', 'locale', 'x')
    const path = fc.constantFrom(
      '',
      '[a]',
      '[id][equals]',
      '[or][0][a][in]',
      '[__proto__]',
      '[$ne]',
    )
    const part = fc
      .tuple(name, path, text)
      .map(
        ([one, two, three]) => `${one}${two}=${encodeURIComponent(Buffer.from(three).toString())}`,
      )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.boolean(), (parts, isList) => {
        try {
          const query = new URLSearchParams(checkedQuery(parts.join('&'), isList))
          expect(Number(query.get('limit') ?? 0)).toBeLessThanOrEqual(queryLimits.limit)
          expect(Number(query.get('depth') ?? 0)).toBeLessThanOrEqual(queryLimits.depth)
          if (isList) expect(query.get('limit')).toBeTruthy()
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError)
          expect((error as HttpError).status).toBe(400)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('look for no text so long that a database takes its pattern for an attack', () => {
    const query = (length: number) => `?where[name][contains]=${'('.repeat(length)}`
    expect(checkedQuery(query(queryLimits.pattern), false)).toContain('contains')
    expect(() => checkedQuery(query(queryLimits.pattern + 1), false)).toThrow('too long')
  })
})

describe('rate limits', () => {
  it('let through as many as they say, and count each caller for itself', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }),
        async (points, calls) => {
          const limit = { name: `property-${(run += 1)}`, points, seconds: 60 }
          const passed: Record<string, number> = {}
          for (const key of calls) {
            const seconds = await secondsToWait(limit, key)
            if (seconds === undefined) passed[key] = (passed[key] ?? 0) + 1
            else expect(seconds).toBeGreaterThan(0)
          }
          for (const [key, count] of Object.entries(passed)) {
            const asked = calls.filter((call) => call === key).length
            expect(count).toBe(Math.min(points, asked))
            await forget(limit, key)
            expect(await secondsToWait(limit, key)).toBeUndefined()
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('believe no address that a client wrote itself', () => {
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), text)
    fc.assert(
      fc.property(fc.array(address, { maxLength: 4 }), fc.ipV4(), (claimed, true_) => {
        expect(forwardedAddress(true_, claimed.join(', '), 0)).toBe(true_)
        expect(forwardedAddress('10.0.0.1', [...claimed, true_].join(', '), 1)).toBe(true_)
      }),
    )
  })
})

describe('redirects', () => {
  it('end somewhere that leads no further, or nowhere', () => {
    const place = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f')
    const rules = fc.dictionary(place, fc.record({ to: place, permanent: fc.boolean() }))
    fc.assert(
      fc.property(rules, place, (table, from) => {
        const next = (path: string): Redirect | undefined => table[path]
        const found = followRedirects(next, from)
        if (!found) return
        expect(next(found.to)).toBeUndefined()
        expect(found.to).not.toBe(from)
      }),
    )
  })

  it('and links lead to the web or this site, and never run', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'vbscript:',
      ' javascript:',
      'java\tscript:',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          fc.tuple(scheme, text).map((parts) => parts.join('')),
        ),
        (link) => {
          if (!isSafeLink(link)) return
          const { protocol } = new URL(link, 'https://site.example')
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
          if (link.startsWith('/'))
            expect(new URL(link, 'https://site.example').host).toBe('site.example')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('CSV', () => {
  /** Without the sign that keeps a cell from being a formula. */
  const unmarked = (cell: string) => cell.replace(/^'(?=[=+@\t\r\uff1d\uff0b\uff20\uff0d-])/, '')

  it('comes back as it went, and begins no formula', () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.array(fc.record({ a: cell, b: cell }), { minLength: 1 }), (rows) => {
        const csv = toCsv(['a', 'b'], rows)
        const [, ...cells]: string[][] = parse(csv, { bom: true })
        for (const each of cells.flat()) expect(each).not.toMatch(/^[=+@\t\r-]/)
        expect(cells.map(([a = '', b = '']) => ({ a: unmarked(a), b: unmarked(b) }))).toEqual(
          rows.map(({ a, b }) => ({ a: unmarked(a), b: unmarked(b) })),
        )
        expect(() => fromCsv(new TextEncoder().encode(csv), 1000)).not.toThrow()
      }),
    )
  })
})

describe('pages', () => {
  it('let run nothing that is no data, wherever it is slipped in', () => {
    const evil = fc.constantFrom(
      'alert(1)',
      ';alert(1)',
      '),alert(1),(',
      '`${alert(1)}`',
      '//"\nalert(1)',
    )
    const argument = fc.array(fc.jsonValue()).map((value) => JSON.stringify(value))
    const start =
      '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>'
    const chunk = '<script src="/_next/static/a.js" async=""></script>'
    const scriptWith = (row: string) =>
      takeApart(
        Buffer.from(`${chunk}<script>${headScript}</script>${start}<script>${row}</script>`),
      )?.script
    fc.assert(
      fc.property(argument, evil, fc.nat(), (json, code, at) => {
        const good = `self.__next_f.push(${json.replaceAll('<', '\\u003c')})`
        expect(scriptWith(good)).toBeDefined()
        const start = 'self.__next_f.push('.length
        const place = start + (at % Math.max(1, good.length - start))
        const script = scriptWith(good.slice(0, place) + code + good.slice(place))
        if (script === undefined) return
        // Slipped into a text it is one, and stays one.
        const self: { __next_f?: unknown[] } = {}
        const alert = () => expect.fail('it ran')
        new Function('self', 'alert', script)(self, alert)
        expect(self.__next_f).toHaveLength(1)
      }),
      { numRuns: 300 },
    )
  })
})
