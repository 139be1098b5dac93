import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textsIn, withTexts } from '@/src/payload/translations/xliff/segments'
import { readXliff, xliffLimits } from '@/src/domain/translations/xliff/read'
import { coreNamespace, writeXliff } from '@/src/domain/translations/xliff/write'

const read = (text: string) => readXliff(new TextEncoder().encode(text))

const unit = (inner: string, name = 'title') => `<unit id="u1" name="${name}">${inner}</unit>`
const good = unit('<segment id="s1"><source>A</source><target>B</target></segment>')
const file = (units = good, { head = '', root = 'srcLang="en" trgLang="zh"' } = {}) =>
  `<?xml version="1.0"?>${head}
<xliff xmlns="${coreNamespace}" version="2.1" ${root}>
<file id="f1" original="products/1">${units}</file></xliff>`

describe('XLIFF', () => {
  it('property: what is written is read again, whatever the texts hold', () => {
    const text = fc.string({ unit: 'binary' }).filter((one) => !/[\0\p{Surrogate}]/u.test(one))
    const segment = fc.record({ source: text, target: fc.option(text, { nil: undefined }) })
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), text, (segments, note) => {
        const units = [{ name: 'a/b', notes: [{ category: 'x', text: note }], segments }]
        const files = [{ original: 'products/1', notes: [], units }]
        const written = writeXliff({ sourceLanguage: 'en', targetLanguage: 'zh', files })
        expect(read(written)).toMatchObject({
          sourceLanguage: 'en',
          targetLanguage: 'zh',
          units: [
            {
              original: 'products/1',
              name: 'a/b',
              segments: segments.map(({ source, target }) =>
                target === undefined ? { source } : { source, target },
              ),
            },
          ],
        })
      }),
    )
  })

  it('takes what tools add, and leaves it out of the texts', () => {
    const added = unit(
      `<notes><note>x</note></notes><m:metadata xmlns:m="urn:m"><m:meta>y</m:meta></m:metadata>
       <segment id="s1"><source>A <mrk id="m1" type="term">term</mrk></source>
       <target><![CDATA[B & C]]></target></segment>`,
    )
    expect(read(file(added)).units[0]?.segments).toEqual([{ source: 'A term', target: 'B & C' }])
  })

  const bad: Record<string, [string, RegExp]> = {
    'no XML': ['title,text', /^Line 1: /],
    'another document': ['<html/>', /Line 1: this is no XLIFF 2 file/],
    'XLIFF 1.2': [
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      /this is no XLIFF 2 file/,
    ],
    'cut off': [file().slice(0, -20), /^Line \d+: /],
    'no language': [file(good, { root: 'srcLang="en"' }), /Line 2: <xliff> needs trgLang/],
    'a document type': [file(good, { head: '<!DOCTYPE x>' }), /document type is not allowed/],
    'an external entity': [
      file(good.replace('B', '&x;'), {
        head: '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
      /document type is not allowed/,
    ],
    'an unknown entity': [file(good.replace('B', '&x;')), /^Line 3: /],
    'a style sheet': [
      file(good, { head: '<?xml-stylesheet href="x"?>' }),
      /processing instruction/,
    ],
    'inline codes': [file(good.replace('B', 'B<ph id="1"/>')), /Line 3: <ph> is not possible/],
    'foreign elements in a text': [
      file(good.replace('B', '<b xmlns="urn:b">B</b>')),
      /Line 3: <b> is not possible/,
    ],
    'text beside segments': [file(unit('loose')), /Line 3: text is not possible here/],
    'the same unit twice': [file(good + good), /Line 3: title stands in the file twice/],
    'a unit without a segment': [file(unit('')), /Line 3: the unit has no segment/],
    'deep nesting': [
      file('<group id="g">'.repeat(100) + '</group>'.repeat(100)),
      /nested too deeply/,
    ],
    'deep nesting of other elements': [
      file('<x:y xmlns:x="urn:x">'.repeat(100) + '</x:y>'.repeat(100)),
      /nested too deeply/,
    ],
    'a text without end': [
      file(good.replace('B', 'B'.repeat(xliffLimits.characters + 1))),
      /a text is longer than/,
    ],
  }

  it.each(Object.entries(bad))('is refused with a line: %s', (_, [text, reason]) => {
    expect(() => read(text)).toThrow(reason)
  })

  it('is refused where it is not UTF-8', () => {
    expect(() => readXliff(new Uint8Array([0x3c, 0xff, 0xfe]))).toThrow('must be UTF-8')
  })
})

describe('texts of a value', () => {
  const rich = {
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ text: 'One ' }, { text: 'two', format: 1 }] },
        { type: 'link', fields: { url: '/a' }, children: [{ text: 'three' }] },
      ],
    },
  }

  it('are those that are read, not its structure', () => {
    expect(textsIn(rich, { hasTextNames: true })).toEqual(['One ', 'two', 'three'])
    expect(textsIn({ Weight: '2 kg', Ports: 4 }, { hasTextNames: true })).toEqual([
      'Weight',
      '2 kg',
      'Ports',
    ])
    expect(textsIn({ style: 'Wide' }, { hasTextNames: false })).toEqual(['Wide'])
  })

  it('property: take their places again', () => {
    const value = fc.jsonValue({ noUnicodeString: false })
    fc.assert(
      fc.property(value, fc.boolean(), (json, hasTextNames) => {
        const shape = { hasTextNames }
        expect(withTexts(json, textsIn(json, shape), shape)).toEqual(json)
      }),
    )
    const texts = ['Eins ', 'zwei', 'drei']
    const shape = { hasTextNames: false }
    expect(textsIn(withTexts(rich, texts, shape), shape)).toEqual(texts)
  })
})
