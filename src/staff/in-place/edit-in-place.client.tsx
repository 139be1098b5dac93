'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { pauseBackgroundMotion } from '@/src/components/use-page-held'
import type { Person } from '@/src/contract/staff/presence'
import { languages as siteLanguages } from '@/src/i18n/languages'
import { menuTreeAddress, staffCalls } from './model/calls'
import { Documents } from './model/documents'
import type { EditedDocument } from './model/edited-document'
import { type EditSchema, fieldAt, type FieldName, fieldPath, fieldsOfPart } from './model/fields'
import { followPresence } from './model/presence'
import { isRich } from './model/value-texts'
import { documentOnPage } from './page/blocks-on-page'
import { listen, type Point, type Wanted } from './page/clicks'
import { drawSaved } from './page/draw-saved'
import { getSource, markMissing, neighbourOf, scan, watch } from './page/handles'
import { markPictures, markPicturesAround } from './page/pictures-on-page'
import { keepReachable, reveal } from './page/reveal'
import { Bar } from './ui/bar'
import { blockActions } from './ui/block-actions'
import { BlockTools } from './ui/block-tools'
import { ConflictSheet } from './ui/conflict-sheet'
import { FieldsForm } from './ui/fields-form'
import { Gallery } from './ui/gallery'
import { type Open, type OpenText, useRefusal } from './ui/open'
import { People } from './ui/people'
import { SavePattern } from './ui/patterns'
import { PictureField } from './ui/picture-field'
import { Sheet } from './ui/sheet'
import { addPageStyles, toolStyles } from './ui/styles'
import { RunEditor, usePreloadedEditor } from './ui/run-editor'
import { TextEditor } from './ui/text-editor'
import { sayFrom, TextsContext } from './ui/texts'
import { RowActions } from './model/row-actions'
import { WorkflowHost } from './ui/workflow-host'

export interface EditInPlaceProps {
  lng: string
  /** In which staff work. */
  staffLng: string
  /** Key of the source marks that this member of staff gets. */
  markKey: string
  label: string
  leave: string
  texts: Record<string, string>
  schema: EditSchema
  languages: { code: string; name: string }[]
  /** A super_admin sees the page as this member of staff, who is not there. */
  isView: boolean
  /** Parts of every page that wait to be published. */
  waiting: { collection: string; id: string }[]
}

/**
 * Editing in place, for staff who look at drafts: makes handles of the marks in the page, and holds what is edited
 * until it is saved. In the frame of the panel the page only follows the form beside it.
 */
export function EditInPlace(props: EditInPlaceProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const [isFramed, setFramed] = useState<boolean | null>(null)
  const host = useCallback((element: HTMLDivElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
  }, [])
  useEffect(() => setFramed(window.parent !== window), [])
  useEffect(() => {
    if (isFramed) return watch(document.body, () => scan(document.body, null))
  }, [isFramed])
  return (
    <div ref={host}>
      {root && isFramed === false
        ? createPortal(
            <>
              <style>{toolStyles}</style>
              <Tools key={props.lng} {...props} host={root.host} />
            </>,
            root,
          )
        : null}
    </div>
  )
}

function Tools({
  lng,
  staffLng,
  markKey,
  label,
  leave,
  texts,
  schema: given,
  languages,
  isView,
  waiting,
  host,
}: EditInPlaceProps & { host: Element }) {
  const router = useRouter()
  // Of the first drawing: each new one brings the same texts and schema as other objects.
  const [say] = useState(() => sayFrom(texts))
  const [schema] = useState(given)
  const [documents] = useState(() => new Documents(lng, given, staffCalls))
  const [main, setMain] = useState<EditedDocument | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const [isEditing, setEditing] = useState(true)
  const [drawn, setDrawn] = useReducer((count: number) => count + 1, 0)
  const [missing, setMissing] = useState(0)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [added, setAdded] = useState<string | null>(null)
  const [people, setPeople] = useState<Person[]>([])

  useEffect(() => documents.subscribe(redraw), [documents])
  useEffect(() => keepReachable(host), [host])
  useEffect(() => drawSaved(documents, () => router.refresh()), [documents, router])
  useEffect(() => {
    for (const { collection, id } of waiting) void documents.open(collection, id)
    // Of the first drawing: what is edited since is open already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [documents])
  useEffect(
    () =>
      watch(document.body, () => {
        scan(document.body, markKey)
        setDrawn()
      }),
    [markKey],
  )
  // What moves by itself would run away from who edits it.
  useEffect(() => (isEditing ? pauseBackgroundMotion() : undefined), [isEditing])
  useEffect(() => (isEditing ? addPageStyles() : undefined), [isEditing])

  useEffect(() => {
    let isLast = true
    const [collection, id] = documentOnPage()?.split('/') ?? []
    if (!collection || !id) setMain(null)
    else void documents.open(collection, id).then((doc) => isLast && setMain(doc))
    return () => {
      isLast = false
    }
  }, [documents, drawn])
  useEffect(
    () => (main && !isView ? followPresence(main.place, setPeople) : undefined),
    [main, isView],
  )
  useEffect(() => void markPicturesAround(documents, schema), [documents, schema, drawn])
  useEffect(() => {
    if (!main) return
    void markPictures(main, schema)
    setMissing(markMissing(documents))
  }, [main, schema, drawn, documents, documents.all])

  usePreloadedEditor(drawn)

  const openText = useCallback((element: HTMLElement, point?: Point) => {
    const source = getSource(element)
    if (source) setOpen({ kind: 'text', text: { source, element, point } })
  }, [])
  const openPicture = useCallback(
    ({ collection, id, path }: FieldName) =>
      void documents
        .open(collection, id)
        .then((doc) => doc && setOpen({ kind: 'picture', doc, path })),
    [documents],
  )
  useEffect(() => {
    if (!isEditing) return
    return listen(host, (wanted: Wanted) => {
      // Before the click is over, so that what is typed right behind it finds the field.
      flushSync(() => {
        if (wanted.kind === 'text') openText(wanted.element, wanted.point)
        else openPicture(wanted.field)
      })
    })
  }, [host, isEditing, openText, openPicture])

  const close = () => setOpen(null)
  const wordsOf = (doc: EditedDocument, path: string) =>
    fieldAt(doc.working, path, schema.collections[doc.place.collection] ?? [], schema.blocks)
  const next = (text: OpenText, step: -1 | 1, isWhole = false) => {
    const other = neighbourOf(text.element, text.source, step, isWhole)
    setOpen(null)
    if (!other) return
    reveal(other)
    other.scrollIntoView({ block: 'nearest' })
    openText(other)
  }
  // In all languages, so that what is written in one that the site does not offer now stays with its row.
  const rowsOf = (doc: EditedDocument) => new RowActions(doc, staffCalls, siteLanguages)
  const blocks = blockActions({ main, rowsOf, schema, onOpen: setOpen, onAdded: setAdded })
  useRefusal(documents, open, setOpen)
  const conflicting = documents.all.find(({ state }) => state.kind === 'conflict')
  const Editor = open?.kind === 'text' && isRich(open.text.source) ? RunEditor : TextEditor
  const isPage = main?.place.collection === 'pages'

  return (
    <TextsContext value={say}>
      <WorkflowHost say={say} lng={staffLng}>
        <section aria-label={say('inPlace.enter')}>
          {isEditing && isPage ? (
            <BlockTools
              nameOf={blocks.nameOf}
              drawn={drawn}
              added={added}
              onShown={() => setAdded(null)}
              onAction={blocks.act}
              onAdd={(index) => setOpen({ kind: 'gallery', index })}
              onMove={blocks.moveBefore}
            />
          ) : null}
          {open?.kind === 'text' ? (
            <Editor
              key={`${open.text.source.id}/${open.text.source.path}`}
              host={host}
              open={open.text}
              documents={documents}
              fieldIn={(doc) => wordsOf(doc, fieldPath(open.text.source.path))}
              drawn={drawn}
              onClose={close}
              onNext={(step, isWhole) => next(open.text, step, isWhole)}
              onFields={(doc) =>
                setOpen({
                  kind: 'fields',
                  doc,
                  prefix: /^layout\.\d+\./.exec(open.text.source.path)?.[0] ?? '',
                })
              }
            />
          ) : null}
          {open?.kind === 'picture' ? (
            <Sheet look="side" title={say('inPlace.picture')} onClose={close}>
              <PictureField
                name={open.path}
                label={wordsOf(open.doc, open.path)?.words ?? ''}
                lng={lng}
                value={open.doc.valueAt(open.path)}
                isRequired={wordsOf(open.doc, open.path)?.field.isRequired}
                onChange={(id) => {
                  open.doc.beginStep(open.path)
                  open.doc.set(open.path, id)
                }}
              />
            </Sheet>
          ) : null}
          {open?.kind === 'fields' ? (
            <Sheet look="side" title={say('inPlace.fields')} onClose={close}>
              {open.doc.place.collection === 'navigation-items' ? (
                <a className="button" href={menuTreeAddress}>
                  {say('inPlace.menus')}
                </a>
              ) : null}
              <FieldsForm
                doc={open.doc}
                fields={fieldsOfPart(
                  schema,
                  open.doc.place.collection,
                  open.doc.working,
                  open.prefix,
                )}
                prefix={open.prefix}
                blocks={schema.blocks}
                onRemoveRow={(path, id) => void rowsOf(open.doc).remove(path, id)}
                onMoveRow={(path, id, step) => void rowsOf(open.doc).move(path, id, step)}
              />
            </Sheet>
          ) : null}
          {open?.kind === 'gallery' ? (
            <Gallery
              blocks={schema.blocks}
              patterns={schema.patterns}
              onChoose={(chosen) => blocks.add(chosen, open.index)}
              onClose={close}
            />
          ) : null}
          {open?.kind === 'pattern' ? <SavePattern {...blocks} onClose={close} /> : null}
          {open?.kind === 'conflict' ? (
            <ConflictSheet
              doc={open.doc}
              wordsOf={(path) => wordsOf(open.doc, path)?.words ?? path}
              onClose={close}
            />
          ) : null}
        </section>
        <Bar
          label={label}
          leave={leave}
          lng={lng}
          staffLng={staffLng}
          languages={languages}
          documents={documents.all}
          main={main}
          isEditing={isEditing}
          missing={missing}
          others={<People people={people} />}
          onEditing={setEditing}
          onFields={() => main && setOpen({ kind: 'fields', doc: main, prefix: '' })}
          onAdd={main && isPage ? () => setOpen({ kind: 'gallery', index: blocks.count }) : null}
          onPattern={() => setOpen({ kind: 'pattern' })}
          wordsOf={(doc, path) => wordsOf(doc, fieldPath(path))?.words ?? ''}
          onCompare={() => conflicting && setOpen({ kind: 'conflict', doc: conflicting })}
        />
      </WorkflowHost>
    </TextsContext>
  )
}
