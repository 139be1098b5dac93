import { $getRoot, $isElementNode, $isTextNode } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'
import { defaults } from '@/blocks/rich-text/defaults'
import { wordsOfValue } from '@/src/staff/in-place/model/value-texts'
import { press } from '@/src/staff/workflow/rich-text/commands'
import { isKeptWhole, openEditor, storedText } from '@/src/staff/in-place/rich/open-editor'
import { $setLink } from '@/src/staff/workflow/rich-text/links'

const common = { version: 1, format: '', indent: 0, direction: 'ltr' }

const words = (text: string, look = {}) => ({ type: 'text', version: 1, text, ...look })

const paragraph = (...children: object[]) => ({ ...common, type: 'paragraph', children })

const whole = (...children: object[]) => ({ root: { ...common, type: 'root', children } })

const link = {
  ...common,
  type: 'link',
  version: 3,
  id: '6543f00d6543f00d6543f00d',
  fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'pages', value: 'one' } },
  children: [words('a page')],
}

/** An editor of a text, with the words between two places of its first line selected. */
function selected(from: number, to: number, ...children: object[]) {
  const editor = openEditor(whole(paragraph(...children)))
  if (!editor) throw new Error('It was not opened')
  const select = () => {
    const first = $getRoot().getFirstDescendant()
    if ($isTextNode(first)) first.select(from, to)
  }
  editor.update(select, { discrete: true })
  return editor
}

type Editor = ReturnType<typeof selected>

const lineOf = (editor: Editor) =>
  editor.read(() => {
    const line = $getRoot().getFirstChild()
    return $isElementNode(line)
      ? line.getChildren().map((node) => `${node.getType()}:${node.getTextContent()}`)
      : []
  })

describe('a formatted text', () => {
  it.each([
    ['the example of its block', defaults.content],
    ['a link to a document', whole(paragraph(words('See '), link))],
    [
      'looks that no button sets',
      whole({ ...paragraph(words('x', { format: 64 })), format: 'center' }),
    ],
  ])('is written back as it was read: %s', (_, text) => {
    const editor = openEditor(text)
    expect(isKeptWhole(text, editor && storedText(editor.getEditorState()))).toBe(true)
  })

  it.each([
    ['an upload', { type: 'upload', version: 3, relationTo: 'media', value: 'one', fields: {} }],
    ['a block', { type: 'block', version: 2, format: '', fields: { blockType: 'note', id: 'a' } }],
    ['a table', { ...common, type: 'table', children: [] }],
    ['what nobody knows', { ...common, type: 'constructor', children: [] }],
    ['more in a node than the editor keeps', { ...paragraph(words('x')), anchor: 'here' }],
  ])('is not opened with %s, nor inside of another node', (_, node) => {
    expect(openEditor(whole(paragraph(words('before')), node))).toBeNull()
    expect(openEditor(whole({ ...common, type: 'quote', children: [node] }))).toBeNull()
  })

  it.each([null, 'text', {}, { root: null }, { root: [] }])('begins empty from %j', (value) => {
    const editor = openEditor(value)
    expect(editor && storedText(editor.getEditorState())).toBeNull()
  })
})

describe('the toolbar of a formatted text', () => {
  it('makes selected words a link, changes where it leads, and takes it away', () => {
    const editor = selected(4, 8, words('See here now'))
    editor.update(() => $setLink('/contact'), { discrete: true })
    expect(lineOf(editor)).toEqual(['text:See ', 'link:here', 'text: now'])
    expect(JSON.stringify(editor.getEditorState())).toContain(
      '"fields":{"linkType":"custom","newTab":false,"url":"/contact"}',
    )
    editor.update(() => $setLink('/other'), { discrete: true })
    expect(JSON.stringify(editor.getEditorState())).toContain('"url":"/other"')
    editor.update(() => $setLink(null), { discrete: true })
    expect(lineOf(editor)).toEqual(['text:See here now'])
  })

  it('keeps what else the panel stored with a link whose address is changed', () => {
    const editor = selected(1, 1, link)
    editor.update(() => $getRoot().selectEnd(), { discrete: true })
    editor.update(() => $setLink('/contact'), { discrete: true })
    expect(JSON.stringify(editor.getEditorState())).toContain(
      `"id":"${link.id}","fields":{"linkType":"custom","newTab":true,"url":"/contact"}`,
    )
  })

  it('makes a heading of a line, and a paragraph of it again', async () => {
    const editor = selected(0, 0, words('A line'))
    const kind = () => editor.read(() => $getRoot().getFirstChild()?.getType())
    press(editor, 'h2')
    await expect.poll(kind).toBe('heading')
    press(editor, 'h2')
    await expect.poll(kind).toBe('paragraph')
  })
})

describe('a formatted text for reading', () => {
  it('is its words, a line for each of its lines', () => {
    const list = {
      ...common,
      type: 'list',
      listType: 'bullet',
      children: ['one', 'two'].map((text) => ({
        ...common,
        type: 'listitem',
        children: [words(text)],
      })),
    }
    const text = whole(
      paragraph(words('See '), link, words('.'), { type: 'linebreak', version: 1 }, words('Now')),
      paragraph(),
      list,
    )
    expect(wordsOfValue(text)).toBe('See a page.\nNow\none\ntwo')
    expect([wordsOfValue(['a', 'b']), wordsOfValue('text'), wordsOfValue(null)]).toEqual([
      'a\nb',
      'text',
      '—',
    ])
  })
})
