// @vitest-environment happy-dom
import { $getRoot, $isTextNode, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import {
  createArticleEditor,
  editMarkdown,
  insertPicture,
  type MarkdownText,
} from '@/src/staff/workflow/rich-text/article-editor'
import { press } from '@/src/staff/workflow/rich-text/commands'

let editor: LexicalEditor
let markdown: MarkdownText
let written: string[]
let warnings: MockInstance

beforeEach(() => {
  // The document of these tests tells of a selection while it is set, which Lexical warns of.
  warnings = vi.spyOn(console, 'warn').mockReturnValue()
  editor = createArticleEditor()
  const root = document.createElement('div')
  root.contentEditable = 'true'
  editor.setRootElement(root)
  written = []
  markdown = editMarkdown(editor, (text) => written.push(text))
})

afterEach(() => {
  markdown.stop()
  warnings.mockRestore()
})

const change = (work: () => void) => editor.update(work, { discrete: true })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const last = () => written.at(-1)

const typed = [
  '## Heading *and* words',
  'A line with **bold** and [a link](/products), 5 * 3 [draft].',
  '',
  '',
  '- One',
  '- Two',
  '3. Three',
  '> Said',
  '> so',
  '![A desk](/uploads/desk.webp)',
].join('\n')

describe('the text of an article', () => {
  it('is not changed by being shown', async () => {
    markdown.show(typed)
    await settled()
    expect(written).toEqual([])
    expect(editor.getRootElement()?.querySelector('h2 em')?.textContent).toBe('and')
  })

  it('is stored as Markdown once it is changed, and as it was once that is taken back', async () => {
    markdown.show(typed)
    change(() => $getRoot().getFirstDescendant()?.selectEnd().insertText('!'))
    expect(last()).toBe(
      '## Heading !*and* words\n\nA line with **bold** and [a link](/products), 5 * 3 [draft].\n\n- One\n- Two\n\n3. Three\n\n> Said\n> so\n\n![A desk](/uploads/desk.webp)',
    )
    change(() => {
      const first = $getRoot().getFirstDescendant()
      if ($isTextNode(first)) first.setTextContent('Heading ')
    })
    expect(last()).toBe(typed)
  })

  it('is formatted by the toolbar, twice is not at all', async () => {
    markdown.show('One\n\nTwo')
    change(() => $getRoot().getLastDescendant()?.selectEnd())
    for (const [tool, text] of [
      ['bullets', 'One\n\n- Two'],
      ['bullets', 'One\n\nTwo'],
      ['h3', 'One\n\n### Two'],
      ['quote', 'One\n\n> Two'],
    ] as const) {
      press(editor, tool)
      await settled()
      expect(last()).toBe(text)
    }
    change(() => $getRoot().select(0, 2))
    press(editor, 'bold')
    await settled()
    expect(last()).toBe('**One**\n\n> **Two**')
  })

  it('has pictures where they are inserted, with a line before and behind', async () => {
    markdown.show('One\n\nTwo')
    change(() => $getRoot().getFirstDescendant()?.selectEnd())
    insertPicture(editor, '/uploads/desk.webp')
    await settled()
    expect(last()).toBe('One\n\n![](/uploads/desk.webp)\n\nTwo')
    markdown.show('![](/uploads/desk.webp)')
    expect(editor.read(() => $getRoot().getChildrenSize())).toBe(3)
  })
})
