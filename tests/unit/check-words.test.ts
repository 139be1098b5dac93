import { describe, expect, it } from 'vitest'
import {
  countCode,
  findExcesses,
  findWords,
  limits,
  readCode,
} from '@/scripts/lib/testing/words.mjs'

const found = (text: string, file = 'src/domain/some.ts') => findWords([{ file, text }])

describe('the words of the code', () => {
  it('are within their limits', () => {
    expect(findExcesses(findWords(readCode()))).toEqual([])
  })

  it.each([
    ['/** What a page shows. */', ['src/domain/some.ts:1: What a page shows. */']],
    ['\n/**\n * Whether a page\n * is shown.\n */', ['src/domain/some.ts:3: Whether a page']],
    ['/** Returns what a page shows.\n * Of a block nothing. */', []],
    ['/** Often asked. */', []],
    ['// What a page shows.', []],
  ])('finds docstrings that begin with a question in %j', (text, places) => {
    expect(found(text)['docstrings that begin with a question']).toEqual(places)
  })

  it.each([
    ['export const pageOf = () => 1', ['src/domain/some.ts:1: pageOf']],
    ['export async function pageOf() {}', ['src/domain/some.ts:1: pageOf']],
    ['export const { pageOf } = made', []],
    ['const pageOf = () => 1', []],
    ['export const Offer = 1', []],
  ])('finds exported functions named *Of in %j', (text, places) => {
    expect(found(text)['exported functions named *Of']).toEqual(places)
  })

  it.each([
    ['export async function orElse() {}', ['src/domain/some.ts:1: orElse, better withFallback']],
    ['const orElseNothing = 1', []],
    ['const value = { orElse: 1 }', []],
  ])('finds names that have a better one in %j', (text, places) => {
    expect(found(text)['names that have a better one']).toEqual(places)
  })

  it('are counted by folder, the largest first', () => {
    const counts = countCode([
      { file: 'src/domain/a.ts', text: '1\n' },
      { file: 'src/data/releases/b.ts', text: '1\n' },
      { file: 'src/data/cache/d.ts', text: '1\n' },
      { file: 'blocks/c.ts', text: '1\n2\n3\n' },
    ])
    expect(counts).toEqual([
      ['blocks', { lines: 3, modules: 1 }],
      ['src/data', { lines: 2, modules: 2 }],
      ['src/domain', { lines: 1, modules: 1 }],
    ])
  })

  it('are told with their places where they pass a limit', () => {
    const none = findWords([])
    const rule = 'docstrings that begin with a question'
    const places = Array.from({ length: limits[rule] + 1 }, (_, at) => `a.ts:${at}: What`)
    expect(findExcesses({ ...none, [rule]: places })).toEqual([
      expect.stringMatching(/^1 docstrings .* at most 0 are allowed:\n {2}a\.ts:0: What$/),
    ])
  })
})
