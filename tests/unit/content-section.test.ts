import { describe, expect, it } from 'vitest'
import { introLines, shownSection } from '@/blocks/content-section/shown-section'
import { type ContentSection, sectionKeys } from '@/src/contract/content-section'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at + 1}`)

const section = (values: Partial<ContentSection>): ContentSection => ({
  id: '1',
  sectionKey: 'software-solution',
  title: 'Fetched',
  content: null,
  imageUrl: null,
  picture: null,
  ctaText: null,
  ctaUrl: null,
  metadata: {},
  isActive: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
})

const builtIn = {
  title: 'Built in',
  text: lines(12).join('\n'),
  benefits: 'One\nTwo',
  flexible: 'As you like',
  sections: [{ title: 'Flexibility', body: 'Modules' }],
  ctaText: 'Ask',
  ctaHref: '/contact',
}

const picture = { url: '/built-in.webp' }

describe('a fetched introduction', () => {
  const content = lines(12).join('\n\n')

  it('gives the software page its first five non-empty lines', () => {
    expect(introLines('software-solution', content)).toEqual(lines(5))
  })

  it('gives the hardware page its first eight', () => {
    expect(introLines('hardware-solution', content)).toEqual(lines(8))
  })

  it('gives the pages of industries all of them', () => {
    for (const key of sectionKeys.slice(2)) expect(introLines(key, content)).toEqual(lines(12))
  })
})

describe('a content section', () => {
  it('shows what was fetched, and nothing of what is built in', () => {
    const fetched = section({ content: 'Only line', metadata: { benefits: ['Quick'] } })
    expect(shownSection('software-solution', fetched, builtIn, picture)).toEqual({
      title: 'Fetched',
      lines: ['Only line'],
      picture: null,
      benefits: ['Quick'],
      advantages: [],
      flexible: '',
      sections: [],
      ctaText: '',
      ctaHref: '',
    })
  })

  it.each([
    ['it is missing or the fetch failed', null],
    ['it holds no word', section({ content: ' \n ' })],
  ])('shows all of the text and the picture built in when %s', (_, fetched) => {
    expect(shownSection('software-solution', fetched, builtIn, picture)).toMatchObject({
      title: 'Built in',
      lines: lines(12),
      picture,
      benefits: ['One', 'Two'],
      flexible: 'As you like',
      sections: builtIn.sections,
      ctaHref: '/contact',
    })
  })

  it('is shown without metadata of a wrong shape', () => {
    const fetched = section({ content: 'Line', metadata: { benefits: 'none' } })
    expect(shownSection('software-solution', fetched, builtIn, picture).benefits).toEqual([])
  })
})
