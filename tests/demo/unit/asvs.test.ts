import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const file = 'docs/asvs.md'

/** Levels of the requirements of ASVS 5.0.0 up to level 2, in the order of their numbers, by chapter and section. */
const levels: Record<number, Record<number, string>> = {
  1: { 1: '22', 2: '111112222', 3: '11222222222', 4: '222', 5: '12' },
  2: { 1: '122', 2: '112', 3: '1222', 4: '2' },
  3: { 2: '11', 3: '1222', 4: '112222', 5: '11122', 7: '22' },
  4: { 1: '122', 2: '2', 3: '22', 4: '1222' },
  5: { 1: '2', 2: '112', 3: '11', 4: '222' },
  6: { 1: '122', 2: '111111112222', 3: '1122', 4: '1122', 5: '22222', 6: '222', 8: '2222' },
  7: { 1: '222', 2: '1111', 3: '22', 4: '11222', 5: '22', 6: '22' },
  8: { 1: '12', 2: '112', 3: '1', 4: '2' },
  9: { 1: '111', 2: '1222' },
  10: { 1: '22', 2: '22', 3: '2222', 4: '11111222222', 5: '22222', 6: '22', 7: '222' },
  11: { 1: '22', 2: '222', 3: '112', 4: '1222', 5: '2', 6: '2' },
  12: { 1: '122', 2: '11', 3: '2222' },
  13: { 1: '2', 2: '22222', 3: '22', 4: '12222' },
  14: { 1: '22', 2: '1222', 3: '122' },
  15: { 1: '122', 2: '122', 3: '1222222' },
  16: { 1: '2', 2: '22222', 3: '2222', 4: '222', 5: '222' },
  17: { 1: '2', 2: '2222', 3: '22' },
}

/**
 * Requirements of level 1 that are open on purpose: names of three preference cookies that the specification and Payload fix, and
 * addresses in mails that open one file or one page.
 */
const openOnLevel1 = ['3.3.1', '14.2.1']

interface Row {
  numbers: string[]
  level: string
  how: string
  test: string
}

const text = readFileSync(file, 'utf8')

const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [requirement = '', level = '', how = '', test = ''] = line.slice(2, -2).split(' | ')
    return { numbers: requirement.match(/\b\d+\.\d+\.\d+\b/g) ?? [], level, how, test }
  })

const isOpen = ({ how }: Row) => how.startsWith('open: ')
const isApplicable = ({ how }: Row) => !how.startsWith('not applicable: ')

describe(file, () => {
  it('has each requirement of levels 1 and 2 once, with its level', () => {
    const stated = rows.flatMap(({ numbers, level }) =>
      numbers.map((number) => `${number} ${level}`),
    )
    const known = Object.entries(levels).flatMap(([chapter, sections]) =>
      Object.entries(sections).flatMap(([section, each]) =>
        [...each].map((level, index) => `${chapter}.${section}.${index + 1} ${level}`),
      ),
    )
    expect(known).toHaveLength(253)
    expect(stated).toEqual(known)
  })

  it('leaves of level 1 open what is named here alone, and says of each how it is met and by what that is seen', () => {
    const open = rows.filter((row) => row.level === '1' && isOpen(row))
    expect(open.flatMap(({ numbers }) => numbers)).toEqual(openOnLevel1)
    for (const row of rows) {
      expect(row.how.length, row.numbers.join()).toBeGreaterThan(3)
      expect(row.test !== '–', row.numbers.join()).toBe(isApplicable(row))
    }
  })

  it('counts as many as it has', () => {
    const counted = ['1', '2'].map((level) => {
      const ofLevel = rows.filter((row) => row.level === level)
      const count = (some: Row[]) => some.flatMap(({ numbers }) => numbers).length
      const open = count(ofLevel.filter(isOpen))
      const notApplicable = count(ofLevel.filter((row) => !isApplicable(row)))
      const met = count(ofLevel) - open - notApplicable
      return `| ${level} | ${met} | ${notApplicable} | ${open} |`
    })
    expect(text.split('\n')).toEqual(expect.arrayContaining(counted))
  })

  it('names documents and sections that are there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const local = links.filter((target) => !target.startsWith('https:'))
    expect(local.length).toBeGreaterThan(30)
    for (const target of new Set(local)) {
      const [place = '', section] = target.split('#')
      const linked = path.join(path.dirname(file), place)
      expect(existsSync(linked), target).toBe(true)
      if (section) expect(sectionsOf(linked), target).toContain(section)
    }
  })
})

/** Returns the names of headings in addresses, as GitHub makes them. */
const sectionsOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
