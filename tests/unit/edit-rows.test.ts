import { afterEach, describe, expect, it, vi } from 'vitest'
import { type EditBlock, type EditField } from '@/src/staff/in-place/model/fields'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { RowActions } from '@/src/staff/in-place/model/row-actions'
import { moved, type RowChange, type RowInLanguages } from '@/src/staff/in-place/model/rows'
import { fitted, withoutGone } from '@/src/staff/in-place/ui/patterns'

const rows = ['a', 'b', 'c'].map((id) => ({ id }))
const order = (id: string, before: string | null) =>
  moved('layout', id, before, 'en')
    .change(rows)
    .map((row) => row.id)
    .join('')

describe('a row that is moved', () => {
  it.each([
    ['c', 'a', 'cab'],
    ['a', 'c', 'bac'],
    ['a', null, 'bca'],
    ['b', 'c', 'abc'],
    // Somebody else took it out meanwhile.
    ['a', 'gone', 'abc'],
    ['gone', 'a', 'abc'],
  ])('%s in front of %s makes %s', (id, before, after) => {
    expect(order(id, before)).toBe(after)
  })
})

describe('a pattern of the editors', () => {
  const line = (name: string): EditField => ({ name, label: name, kind: 'line' })
  const fields: EditField[] = [
    line('title'),
    { name: 'picture', label: 'Picture', kind: 'picture' },
    { name: 'items', label: 'Items', kind: 'rows', fields: [line('text')] },
  ]
  const hero: EditBlock = {
    slug: 'hero',
    label: 'Hero',
    group: '',
    picture: '',
    fields,
    defaults: {},
  }
  const stored: RowInLanguages[] = [
    [
      {
        lng: 'en',
        row: {
          id: 'a',
          blockType: 'hero',
          isHidden: true,
          title: 'One',
          picture: 'gone',
          items: [{ id: 'a1', text: 'Text', old: 'x' }],
          gone: null,
        },
      },
      {
        lng: 'th',
        row: { id: 'a', blockType: 'hero', title: 'หนึ่ง', items: [{ id: 'a1', text: null }] },
      },
    ],
    [{ lng: 'en', row: { id: 'b', blockType: 'lost', title: 'Two' } }],
  ]

  afterEach(() => void vi.unstubAllGlobals())

  it('says what of it the site no longer has, and keeps all else', () => {
    const {
      rows: fit,
      blocks,
      lost,
    } = fitted({ blocks: stored.map((languages) => ({ languages })) }, [hero])
    expect(lost).toEqual(['Hero › old', 'lost'])
    expect(blocks).toEqual([hero])
    expect(fit).toHaveLength(1)
    expect(fit[0]?.[0]?.row).toEqual({
      id: 'a',
      blockType: 'hero',
      isHidden: true,
      title: 'One',
      picture: 'gone',
      items: [{ id: 'a1', text: 'Text' }],
    })
  })

  it('comes without pictures that were deleted, unless the server cannot be asked', async () => {
    const answer = vi.fn(() => Promise.resolve(Response.json({ docs: [] })))
    vi.stubGlobal('fetch', answer)
    const [first] = await withoutGone([stored[0] ?? []], [hero])
    expect(first?.[0]?.row).toMatchObject({ title: 'One', picture: null })
    expect(answer).toHaveBeenCalledOnce()
    answer.mockResolvedValue(new Response(null, { status: 500 }))
    const [same] = await withoutGone([stored[0] ?? []], [hero])
    expect(same?.[0]?.row.picture).toBe('gone')
  })

  it('comes to a page in all of its languages, under ids of its own, as one step', async () => {
    const changes: RowChange[][] = []
    const doc = {
      place: { collection: 'pages', id: '1', lng: 'th' },
      changeRows: (all: RowChange[], undo: RowChange[]) => {
        changes.push(all, undo)
        return Promise.resolve(true)
      },
    } as unknown as EditedDocument
    const actions = new RowActions(doc, {} as never, ['th', 'en', 'de'])
    const id = await actions.add('layout', 1, stored)
    const [all = [], undo = []] = changes
    expect(all.map(({ lng }) => lng)).toEqual(['en', 'th'])
    const page = [{ id: 'x' }, { id: 'y' }]
    const english = all[0]?.change(page) ?? []
    expect(english.map(({ title }) => title)).toEqual([undefined, 'One', 'Two', undefined])
    expect(english[1]?.id).toBe(id)
    expect(['a', 'b', 'a1']).not.toContain(id)
    const thai = all[1]?.change(english) ?? []
    expect(thai.map(({ title }) => title)).toEqual([undefined, 'หนึ่ง', 'Two', undefined])
    expect(thai.map((row) => row.id)).toEqual(english.map((row) => row.id))
    expect(undo[0]?.change(thai)).toEqual(page)
  })
})
