// @vitest-environment happy-dom
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isTextNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import {
  createArticleEditor,
  editMarkdown,
  insertPicture,
  type MarkdownText,
} from '@/src/staff/workflow/rich-text/article-editor'
import { keepLine, openedLine, placeCaret } from '@/src/staff/in-place/rich/caret'
import { beginMarkdown, textsIn } from '@/src/staff/in-place/rich/open-editor'
import { findContainer } from '@/src/staff/in-place/page/cover'
import { scan } from '@/src/staff/in-place/page/handles'
import { encodeMark, type Source } from '@/src/domain/source-marks/marks'
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

  const type = async (words: string) => {
    for (const letter of words) {
      change(() => $getSelection()?.insertText(letter))
      await settled()
      // As a form does, which hands on what it holds.
      const text = last()
      if (text !== undefined) markdown.show(text)
    }
  }

  it.each([
    ['## ', '## New'],
    ['### ', '### New'],
    ['# ', '## New'],
    ['#### ', '### New'],
    ['###### ', '### New'],
    ['> ', '> New'],
    ['- ', '- New'],
    ['1. ', '1. New'],
    ['**bold** *italic* or ***both*** ', '**bold** *italic* or ***both*** New'],
  ])(
    'is formatted by typing %s, where there are no words yet and anywhere else',
    async (mark, text) => {
      for (const [before, after] of [
        ['', ''],
        ['One\n\n', ''],
        ['## One\n\n', '\n\nTwo'],
      ] as const) {
        markdown.show(`${before}${after}`)
        change(() => {
          const first = $getRoot().getFirstChild()
          if (!$isElementNode(first)) return
          first.selectEnd()
          if (before !== '') $getSelection()?.insertNodes([$createParagraphNode()])
        })
        await type(`${mark}New`)
        expect(last()).toBe(`${before}${text}${after}`)
      }
    },
  )

  it('keeps the words of a line that becomes a heading of a level that articles do not have', async () => {
    markdown.show('One *two*')
    change(() => $getRoot().getFirstDescendant()?.selectStart())
    await type('# ')
    expect(last()).toBe('## One *two*')
    expect(editor.getRootElement()?.querySelector('h1')).toBeNull()
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

describe('an article on its page', () => {
  const source: Source = { kind: 'markdown', collection: 'news', id: '7', path: 'content' }
  const mark = encodeMark(source, 'key')
  const title = encodeMark({ ...source, kind: 'line', path: 'title' }, 'key')
  const handle = (words: string) => {
    const element = [
      ...document.querySelectorAll<HTMLElement>('[data-edit="news/7/content"]'),
    ].find(({ textContent }) => textContent === words)
    if (!element) throw new Error(`${words} is no handle`)
    return element
  }
  const draw = (html: string) => {
    document.body.innerHTML = html
    scan(document.body, 'key')
  }

  it('is edited in the element that has all of it; in a list, in its words alone', () => {
    draw(
      `<h1>T${title}</h1><div class="body"><h2>One${mark}</h2><img><ul><li>Two${mark}</li></ul></div>`,
    )
    expect(findContainer({ source, element: handle('Two') })?.className).toBe('body')
    draw(`<div><h3>T${title}</h3><p>One\nTwo${mark}</p></div>`)
    expect(findContainer({ source, element: handle('One\nTwo') })?.tagName).toBe('P')
  })

  it('is opened at the line that was pressed', () => {
    const text = '## One\n\n- Two\n- *Th*ree\n\n![](/uploads/a.webp)\n\n> Four\n> Five\n\nSix'
    draw(
      `<h2>One${mark}</h2><ul><li>Two${mark}</li><li><em>Th</em>ree${mark}</li></ul><img>
       <blockquote><p>Four${mark}</p><p>Five${mark}</p></blockquote><p>Six${mark}</p>`,
    )
    markdown.stop()
    markdown = {
      show: () => {},
      stop: beginMarkdown(editor, {
        shown: text,
        tools: [],
        onChange: (one) => written.push(String(one)),
      }),
    }
    for (const words of ['One', 'Two', 'Three', 'Six']) {
      const open = { source, element: handle(words) }
      placeCaret(editor, open, openedLine(open))
      change(() => $getSelection()?.insertText('!'))
    }
    placeCaret(editor, { source, element: handle('Three') }, { line: 2, letters: 3, top: 0 })
    change(() => $getSelection()?.insertText('-'))
    expect(last()).toBe(
      '## One!\n\n- Two!\n- *Th*r-ee!\n\n![](/uploads/a.webp)\n\n> Four\n> Five\n\nSix!',
    )
    expect(textsIn(last())).toEqual(['One!', 'Two!', 'Th', 'r-ee!', 'Four', 'Five', 'Six!'])
  })

  it('is as it was once a change is taken back, and none without words', () => {
    const changes: unknown[] = []
    markdown.stop()
    const stop = beginMarkdown(editor, {
      shown: 'One',
      tools: [],
      onChange: (one) => changes.push(one),
    })
    markdown = { show: () => {}, stop }
    change(() => $getRoot().getFirstDescendant()?.selectEnd().insertText('!'))
    change(() => {
      const first = $getRoot().getFirstDescendant()
      if ($isTextNode(first)) first.setTextContent('One')
    })
    change(() => $getRoot().getFirstDescendant()?.remove())
    expect(changes).toEqual(['One!', undefined, null])
  })

  it('keeps the opened line where it was until a key is pressed', () => {
    const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue()
    markdown.show('One')
    change(() => $getRoot().selectEnd())
    let top = 300
    const line = editor.getRootElement()?.querySelector('p')
    if (line) line.getBoundingClientRect = () => new DOMRect(0, top, 10, 10)
    const kept = keepLine(editor, { line: 0, letters: null, top: 100 })
    kept.align()
    window.dispatchEvent(new KeyboardEvent('keydown'))
    top = 500
    kept.align()
    kept.end()
    expect(scrolled.mock.calls.map(([by]) => (by as unknown as ScrollToOptions).top)).toEqual([
      200, -200,
    ])
    scrolled.mockRestore()
  })
})
