import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MarkdownBlock } from '@/src/components/markdown'
import { markdownHtml } from '@/src/domain/news/markdown/html'
import { parseMarkdown, picturesIn, plainMarkdown } from '@/src/domain/news/markdown/parse'
import { encodeMark } from '@/src/domain/source-marks/marks'
import { splitParagraphs } from '@/src/platform/text/text'

const html = (text: string) => markdownHtml(text, (address) => address)

const drawn = (text: string) =>
  renderToStaticMarkup(
    parseMarkdown(text).map((block, index) => (
      <MarkdownBlock
        key={index}
        block={block}
        parts={{
          link: (href, words) => <a href={href}>{words}</a>,
          picture: ({ url, alt }) => <img src={url} alt={alt} loading="lazy" />,
        }}
      />
    )),
  )

describe('the text of an article', () => {
  it('has headings, lists, quotations, links, emphasis and pictures of the library', () => {
    const text = [
      'Plain **bold**, *italic*, ***both*** and [a [link](/contact).',
      '## Heading',
      '### Smaller',
      '- one',
      '- **two**',
      '3. three',
      '4. four',
      '> said',
      '> and more',
      '![A desk](/uploads/desk-1.webp)',
    ].join('\n')
    expect(html(text).split('\n')).toEqual([
      '<p>Plain <strong>bold</strong>, <em>italic</em>, <strong><em>both</em></strong> and [a <a href="/contact">link</a>.</p>',
      '<h2>Heading</h2>',
      '<h3>Smaller</h3>',
      '<ul><li>one</li><li><strong>two</strong></li></ul>',
      '<ol start="3"><li>three</li><li>four</li></ol>',
      '<blockquote><p>said</p><p>and more</p></blockquote>',
      '<img src="/uploads/desk-1.webp" alt="A desk">',
    ])
    expect(plainMarkdown(text).split('\n')).toEqual([
      'Plain bold, italic, both and [a link.',
      'Heading',
      'Smaller',
      'one',
      'two',
      'three',
      'four',
      'said',
      'and more',
    ])
    expect(picturesIn(text)).toHaveLength(1)
  })

  it.each([
    'A price of 5*3*2 and 2 * 3 * 4, with a star* and another*.',
    '# 1 in Asia, #2 elsewhere',
    '–30 °C to 60 °C; -5 is fine',
    'snake_case_name, __init__, ~~kept~~, `code`, a & b &amp; c',
    'C:\\folder\\file and 100 \\% sure',
    '    indented, and a title below it',
    '=====',
    '2026 was good',
    '****',
    '[not a link] (really) and [empty]()',
  ])('shows what was never meant as a mark as it did before: %s', (text) => {
    expect(plainMarkdown(text)).toBe(text.trim())
    expect(parseMarkdown(text).map(({ kind }) => kind)).toEqual(['paragraph'])
    expect(drawn(text)).not.toMatch(/<(?!\/?p>)/)
  })

  it('is text without marks where nothing is marked, line by line as before', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abc äß中ไ\n\r\u2028.,;:!?"\'&<>=/{}~`_^') })
    fc.assert(
      fc.property(words, (text) => {
        // At the beginning of a line it is the mark of a quotation.
        fc.pre(!/^\s*>/m.test(text))
        expect(plainMarkdown(text)).toBe(splitParagraphs(text).join('\n'))
      }),
    )
  })

  it('marks words of scripts that have no blanks between them', () => {
    expect(html('中文**粗体**中文')).toBe('<p>中文<strong>粗体</strong>中文</p>')
    expect(html('ข้อ**หนา**ความ')).toBe('<p>ข้อ<strong>หนา</strong>ความ</p>')
  })

  it('takes a mark behind a backslash as text', () => {
    expect(html('\\*no\\* \\[no](/x) \\## no')).toBe('<p>*no* [no](/x) ## no</p>')
  })

  it('keeps the marks of editing in place with the words they stand behind', () => {
    const mark = encodeMark({ kind: 'text', collection: 'news', id: '1', path: 'content' }, 'key')
    const text = ['**Bold**', '- entry', '![](/uploads/a.webp)'].map((line) => line + mark)
    expect(drawn(text.join('\n'))).toBe(
      `<p><strong>Bold</strong>${mark}</p><ul><li>entry${mark}</li></ul><img src="/uploads/a.webp" alt="" loading="lazy"/>`,
    )
  })
})

describe('a hostile text', () => {
  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert)',
    '[x](data:text/html,boo)',
    '[x](//evil.example)',
    '[x](\\\\evil.example)',
    '![x](https://evil.example/track.gif)',
    '![x](/uploads/../admin)',
    '![x](/uploads/a.webp" onerror="alert)',
    '![x](javascript:alert)',
  ])('makes no link and no picture of %s', (text) => {
    expect(drawn(text)).not.toMatch(/<(?:a|img)/)
    expect(html(text)).not.toMatch(/<(?:a|img)/)
  })

  it('never becomes HTML of its own', () => {
    const pieces = fc.constantFrom(
      ...[
        '<script>',
        '<img src=x onerror=y>',
        '"',
        "'",
        '&',
        '**',
        '*',
        '***',
        '[',
        '](',
        ')',
        '\\',
      ],
      ...[
        '## ',
        '- ',
        '> ',
        '1. ',
        '\n',
        '![',
        'a',
        ' ',
        '/uploads/a.webp',
        'https://a.example/"',
        '</p>',
      ],
    )
    const allowed =
      /^(?:[^<]|<\/?(?:p|h2|h3|ul|li|blockquote|strong|em|a)>|<ol start="\d+">|<\/ol>|<a href="[^"<]*">|<img src="\/uploads\/[\w.-]+" alt="[^"]*"(?: loading="lazy")?\/?>)*$/
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (all) => {
        const text = all.join('')
        expect(html(text)).toMatch(allowed)
        expect(drawn(text)).toMatch(allowed)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['*', '**a ', '[', '![', '[a](', '\\', '***a* ', '*a **b '])(
    'is read in no time where %s is repeated a hundred thousand times over',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length)
      const started = performance.now()
      parseMarkdown(text)
      expect(performance.now() - started).toBeLessThan(1500)
    },
  )
})
