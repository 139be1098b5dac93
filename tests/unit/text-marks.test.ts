import { describe, expect, it } from 'vitest'
import { inWords } from '@/src/staff/workflow/format'
import { insertPicture, type TextChange, toggleMark } from '@/src/domain/news/markdown/toggle-marks'

/** A text with its selection between brackets, `a «b» c`. */
const selected = (text: string) => ({
  text: text.replace(/[«»]/g, ''),
  start: text.indexOf('«'),
  end: text.indexOf('»') - 1,
})

function after(text: string, change: (from: ReturnType<typeof selected>) => TextChange): string {
  const before = selected(text)
  const { from, to, text: inserted, start, end } = change(before)
  const all = before.text.slice(0, from) + inserted + before.text.slice(to)
  return `${all.slice(0, start)}«${all.slice(start, end)}»${all.slice(end)}`
}

describe('the toolbar of a text', () => {
  it('sets and takes away a mark around words, without the blanks beside them', () => {
    const bold = (text: string) => after(text, (from) => toggleMark(from, 'bold'))
    expect(bold('one «two »three')).toBe('one **«two»** three')
    expect(bold('one **«two»** three')).toBe('one «two» three')
    expect(bold('one «»')).toBe('one **«»**')
    expect(bold('«one\n\ntwo»')).toBe('«**one**\n\n**two**»')
    expect(after('**«two»**', (from) => toggleMark(from, 'italic'))).toBe('***«two»***')
  })

  it('leads out of a mark at its end, and takes it away in its middle', () => {
    const bold = (text: string) => after(text, (from) => toggleMark(from, 'bold'))
    const italic = (text: string) => after(text, (from) => toggleMark(from, 'italic'))
    expect(bold('A **bold«»** end')).toBe('A **bold**«» end')
    expect(bold('A **bo«»ld** end')).toBe('A bo«»ld end')
    expect(bold('A **«»**')).toBe('A «»')
    expect(bold('**one** tw«»o **three**')).toBe('**one** tw**«»**o **three**')
    expect(bold('*one«»*')).toBe('*one**«»***')
    expect(italic('*one«»* two')).toBe('*one*«» two')
    expect(italic('**on«»e**')).toBe('**on*«»*e**')
    expect(italic('***one«»***')).toBe('***one***«»')
    expect(bold('5 \\* 3«» ** 4')).toBe('5 \\* 3**«»** ** 4')
  })

  it('sets, exchanges and takes away the mark of lines', () => {
    const lines = (text: string, mark: Parameters<typeof toggleMark>[1]) =>
      after(text, (from) => toggleMark(from, mark))
    expect(lines('one\nt«»wo', 'heading')).toBe('one\n## two«»')
    expect(lines('one\n## two«»', 'heading')).toBe('one\ntwo«»')
    expect(lines('«one\n\ntwo»\nthree', 'numbers')).toBe('«1. one\n\n2. two»\nthree')
    expect(lines('«1. one\n2. two»', 'bullets')).toBe('«- one\n- two»')
    expect(lines('«»', 'quote')).toBe('> «»')
  })

  it('leads from a link to its address, and from a picture to its words', () => {
    const link = (text: string) => after(text, (from) => toggleMark(from, 'link'))
    expect(link('see «us»')).toBe('see [us](«https://»)')
    expect(link('see «»')).toBe('see [«»](https://)')
    expect(after('one«»\n\ntwo', (from) => insertPicture(from, '/uploads/a.webp'))).toBe(
      'one\n\n![«»](/uploads/a.webp)\n\n\ntwo',
    )
    expect(after('«»', (from) => insertPicture(from, '/uploads/a.webp'))).toBe(
      '![«»](/uploads/a.webp)\n\n',
    )
  })
})

it('says in words how long ago something was, for two weeks', () => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  const ago = (ms: number, lng: Parameters<typeof inWords>[1] = 'en') =>
    inWords(new Date(now - ms), lng, now)
  expect(ago(0)).toBe('this minute')
  expect(ago(3 * 60_000)).toBe('3 minutes ago')
  expect(ago(5 * 3_600_000)).toBe('5 hours ago')
  expect(ago(30 * 3_600_000)).toBe('yesterday')
  expect(ago(3 * 86_400_000, 'ja')).toBe('3 日前')
  expect(ago(14 * 86_400_000)).toBeUndefined()
  expect(ago(-86_400_000)).toBeUndefined()
})
