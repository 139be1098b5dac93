import { describe, expect, it } from 'vitest'
import { matchesCode } from '@/src/domain/catalogue/error-codes'
import {
  compareVersions,
  isInRange,
  parseVersion,
  statusOfVersion,
} from '@/src/domain/security-notices/affected'
import { decide } from '@/src/routing/route'

describe('an error code is found', () => {
  it.each(['E-4711', 'e4711', '4711', 'E 4711', 'Ｅ－４７１１', 'E-47', ' 47'])(
    'by %s',
    (typed) => {
      expect(matchesCode('E-4711', typed)).toBe(true)
    },
  )

  it.each(['711', '4712', 'F-4711', 'E-47110', '४७११'])('and not by %s', (typed) => {
    expect(matchesCode('E-4711', typed)).toBe(false)
  })

  it('among all of them where nothing is typed', () => {
    expect(matchesCode('E-4711', ' - ')).toBe(true)
  })
})

describe('versions', () => {
  it('stand in the order in which they were published', () => {
    const inOrder = [
      '7',
      '7.0.1',
      '7.4.2-alpha',
      '7.4.2-rc1',
      '7.4.2-rc2',
      '7.4.2',
      '7.4.2a',
      '7.10',
    ]
    expect([...inOrder].reverse().sort(compareVersions)).toEqual(inOrder)
  })

  it.each([
    ['7.4', '7.4.0'],
    ['7.04.2', '7.4.2'],
    ['7.4.2', '7.4.2+build5'],
    ['7.4.2-RC1', '7.4.2-rc.1'],
  ])('%s is %s', (a, b) => {
    expect(compareVersions(a, b)).toBe(0)
    expect(compareVersions(b, a)).toBe(0)
  })

  it('compare numbers that no double holds', () => {
    expect(compareVersions('1.20260101000000000001', '1.20260101000000000002')).toBeLessThan(0)
  })

  it.each([
    ['v7.4.1', '7.4.1'],
    ['Firmware 7.4.1', '7.4.1'],
    [' ７．４．１ ', '7.4.1'],
    ['', null],
    ['newest', null],
    ['7.4.1<script>', null],
    ['7'.repeat(51), null],
    [undefined, null],
  ])('%s is read as %s', (typed, version) => {
    expect(parseVersion(typed)).toBe(version)
  })
})

describe('a notice', () => {
  const fixed = { from: '7.4.2', before: null, status: 'fixed' } as const
  const affected = { from: null, before: '7.4.2', status: 'known_affected' } as const

  it('says of a version what the range around it says', () => {
    expect(statusOfVersion([affected, fixed], '7.4.1')).toBe('known_affected')
    expect(statusOfVersion([affected, fixed], '7.4.2')).toBe('fixed')
    expect(statusOfVersion([{ ...affected, from: '7.0' }], '6.9')).toBeNull()
    expect(isInRange('1', { from: null, before: null })).toBe(true)
  })

  it('says the worst where ranges overlap', () => {
    const all = { from: null, before: null, status: 'known_not_affected' } as const
    expect(statusOfVersion([all, fixed, affected], '7.4.1')).toBe('known_affected')
  })
})

it('what is asked of the page goes to the route that looks at it, and nothing else does', () => {
  const at = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://site.example')
    return decide(pathname, searchParams, undefined)
  }
  expect(at('/ja/product/a300/service?code=E-4711&utm=x')).toMatchObject({
    path: '/ja/_service/a300',
    search: 'code=E-4711',
    isPublic: false,
  })
  expect(at('/ja/product/a300/service?utm=x')).toMatchObject({
    path: '/ja/product/a300/service',
    isPublic: true,
  })
  expect(at('/_service/a300')).toMatchObject({ path: '/en/_' })
})
