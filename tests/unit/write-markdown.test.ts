import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, parseMarkdown, plainMarkdown } from '@/src/domain/news/markdown/parse'
import { toInlines, type Run, toRuns, writeMarkdown } from '@/src/domain/news/markdown/write'

const again = (text: string) => writeMarkdown(parseMarkdown(text))

const run = (text: string, look: Partial<Run> = {}): Run => ({
  text,
  isBold: false,
  isItalic: false,
  ...look,
})
const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', content: toInlines(runs) })

describe('a text that is written as Markdown', () => {
  it.each([
    'A line',
    '## Heading\n\n### Subheading\n\nOne **bold**, *italic*, ***both*** and [a link](/products).',
    '- One\n- Two **bold**\n\n3. Three\n4. Four\n\n> Said\n> so',
    '![A desk](/uploads/desk.webp)',
    'It costs 5*3 and 5 * 3, [draft]',
    '\\*not italic\\*',
    '\\- no item',
    '12\\. no number',
    '\\![](/uploads/desk.webp)',
    '\\## no heading',
    '[**bold** link](https://example.com/?a=1%282%29)',
    '**粗**体和*斜体*',
  ])('is the same again: %s', (text) => {
    expect(again(text)).toBe(text)
  })

  it('begins emphasis with the word, and leaves blanks outside', () => {
    const text = (...runs: Run[]) => writeMarkdown([paragraph(...runs)])
    const bold = { isBold: true }
    expect(text(run('kio'), run('sk', bold))).toBe('**kiosk**')
    expect(text(run('a '), run(' bold ', bold), run(' end'))).toBe('a  **bold**  end')
    expect(text(run('a', bold), run(' b', { isItalic: true }))).toBe('**a** *b*')
    expect(text(run('a', bold), run('b', { isItalic: true }))).toBe('***a**b*')
    expect(text(run('  ', bold))).toBe('')
  })

  it('keeps every word, and every mark between words', () => {
    const word = fc.stringMatching(/^[a-zäж粗1-9*[\]().#>!\\-]{1,6}$/)
    const look = fc.record({
      isBold: fc.boolean(),
      isItalic: fc.boolean(),
      href: fc.option(fc.constantFrom('/products', 'https://example.com/a_(b)'), {
        nil: undefined,
      }),
    })
    const line = fc.array(fc.tuple(word, look), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(
        line,
        fc.constantFrom('paragraph', 'heading', 'bullets', 'numbers'),
        (all, kind) => {
          const content = toInlines(
            all.map(([text, of], at) => run(at === 0 ? text : ` ${text}`, of)),
          )
          const block = (
            kind === 'numbers'
              ? { kind, items: [content], start: 1 }
              : kind === 'bullets'
                ? { kind, items: [content] }
                : { kind, content }
          ) as Block
          const written = writeMarkdown([block])
          const read = parseMarkdown(written)
          expect(read.map((each) => each.kind)).toEqual([kind])
          expect(plainMarkdown(written)).toBe(all.map(([text]) => text).join(' '))
          expect(again(written)).toBe(written)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('keeps the marks of plain words', () => {
    const word = fc.stringMatching(/^[a-zж粗]{1,5}$/)
    const look = fc.record({ isBold: fc.boolean(), isItalic: fc.boolean() })
    fc.assert(
      fc.property(fc.array(fc.tuple(word, look), { minLength: 1, maxLength: 5 }), (all) => {
        const runs = all.map(([text, of]) => run(text, of))
        const spaced = runs.flatMap((each, at) => (at === 0 ? [each] : [run(' '), each]))
        const [block] = parseMarkdown(writeMarkdown([paragraph(...spaced)]))
        const read = block && 'content' in block ? toRuns(block.content) : []
        const looks = (text: string) => read.find((each) => each.text.includes(text))
        for (const { text, isBold, isItalic } of runs.filter(({ text }, at) =>
          runs.every((other, index) => at === index || !other.text.includes(text)),
        )) {
          expect(looks(text)).toMatchObject({ isBold, isItalic })
        }
      }),
      { numRuns: 200 },
    )
  })
})
