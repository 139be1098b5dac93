import { describe, expect, it } from 'vitest'
import { infoOfFields, namesOfRefused } from '@/blocks/contact-form/form-fields'
import { shownRefusal } from '@/src/components/forms/problems'
import { legalParts, linkedParts } from '@/src/domain/pages/legal-lines'
import { getHost, mapPage, phoneHref } from '@/src/domain/links/link'
import { paginate } from '@/src/platform/values/lists'

describe('a page of a long list', () => {
  const list = Array.from({ length: 25 }, (_, index) => index)

  it('holds its share of the entries', () => {
    expect(paginate(list, undefined, 12)).toEqual({
      entries: list.slice(0, 12),
      page: 1,
      pages: 3,
    })
    expect(paginate(list, '3', 12)).toEqual({ entries: [24], page: 3, pages: 3 })
  })

  it.each([
    ['0', 1],
    ['-1', 1],
    ['two', 1],
    ['1e3', 1],
    ['99', 3],
    ['99999999999', 1],
  ])('is the nearest there is for %s', (wanted, page) => {
    expect(paginate(list, wanted, 12).page).toBe(page)
  })

  it('is one, and empty, for an empty list', () => {
    expect(paginate([], '2', 12)).toEqual({ entries: [], page: 1, pages: 1 })
  })
})

describe('the lines of a legal text', () => {
  it('are paragraphs, and lists where they begin with a hyphen', () => {
    expect(legalParts('You may:\n- read\n- print\n\nNo more.\n-not a list')).toEqual([
      { kind: 'paragraph', text: 'You may:' },
      { kind: 'list', entries: ['read', 'print'] },
      { kind: 'paragraph', text: 'No more.' },
      { kind: 'paragraph', text: '-not a list' },
    ])
  })

  it('makes links of [words](address), unless the address may not stand in a link', () => {
    expect(linkedParts('See the [Contact](/contact) page.')).toEqual([
      { text: 'See the ' },
      { text: 'Contact', href: '/contact' },
      { text: ' page.' },
    ])
    for (const line of ['[a](javascript:alert)', '[a](//host)', '[a] (b)', 'plain'])
      expect(linkedParts(line)).toEqual([{ text: line }])
    // Nothing is searched again from each of many brackets.
    expect(linkedParts(`${'['.repeat(20_000)}a](/b)`)).toEqual([
      { text: '['.repeat(19_999) },
      { text: 'a', href: '/b' },
    ])
  })
})

describe('the address of a map', () => {
  const embed =
    'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2&layer=mapnik&marker=22.535%2C113.940'

  it('tells its host, and the page behind an embedded map', () => {
    expect(getHost(embed)).toBe('www.openstreetmap.org')
    expect(mapPage(embed)).toBe(
      'https://www.openstreetmap.org/?mlat=22.535&mlon=113.940#map=15/22.535/113.940',
    )
  })

  it('is left as it is where nothing is known about it', () => {
    expect(mapPage('https://maps.example/embed?x=1')).toBe('https://maps.example/embed?x=1')
    expect(getHost('nonsense')).toBe('')
  })
})

describe('what the server refuses of the contact form', () => {
  it('stands at the fields, in the words of the form', () => {
    const values: Record<string, string> = { email: 'nobody', phone: 'x'.repeat(60) }
    const fields = ['email', 'phone', 'name', 'privacy', 'unknown'].flatMap(namesOfRefused)
    const info = infoOfFields('en', (key) => key)
    const { problems, failure } = shownRefusal(
      { status: 400, fields },
      info,
      (name) => values[name] ?? '',
    )
    expect(failure).toBeUndefined()
    expect(problems).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'email',
      phone: 'invalid',
      privacy: 'privacy',
    })
  })

  it.each([
    [0, 'network'],
    [400, 'refused'],
    [403, 'origin'],
    [410, 'forgotten'],
    [413, 'large'],
    [429, 'limit'],
    [500, 'server'],
    [503, 'server'],
  ])('stands above the form where no field is to blame: %i is %s', (status, kind) => {
    const { failure } = shownRefusal({ status, fields: ['hidden'], seconds: 61 }, [], () => '')
    expect(failure).toMatchObject(kind === 'limit' ? { kind, minutes: 2 } : { kind })
  })
})

it('dials a number however it is written', () => {
  expect(phoneHref('+86 755 5550-0142')).toBe('tel:+8675555500142')
})
