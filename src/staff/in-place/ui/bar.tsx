'use client'

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formAddress, historyAddress, isOfSettings } from '@/src/staff/in-place/model/calls'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { isSchedulable, useSchedule } from '@/src/staff/workflow/schedule'
import { reserveFoot } from '@/src/platform/browser/foot-room'
import { BarMenu } from './bar-menu'
import { BarState } from './bar-state'
import { DevicePreview } from './device-preview'
import { Icon } from './icon'
import { Publish } from './publish'
import { worstOf } from './save-state'
import { Sheet } from './sheet'
import { type Say, useSay } from './texts'

interface Props {
  /** Says that drafts are shown. */
  label: string
  leave: string
  lng: string
  staffLng: string
  languages: { code: string; name: string }[]
  documents: EditedDocument[]
  /** Document of the page itself. */
  main: EditedDocument | null
  isEditing: boolean
  /** Number of texts of the page that are not written in its language. */
  missing: number
  /** Other staff on the page. */
  others: ReactNode
  onEditing: (isEditing: boolean) => void
  onFields: () => void
  onAdd: (() => void) | null
  /** Keeps blocks of the page as a pattern. */
  onPattern: () => void
  onCompare: () => void
  /** The words for a field of a document. */
  wordsOf: (doc: EditedDocument, path: string) => string
}

/**
 * Bar with the actions of staff who look at drafts, in groups: state, what is done to the page, how it is looked at, what is
 * needed less often, and publishing.
 */
export function Bar(props: Props) {
  const { label, leave, lng, staffLng, languages, documents, main, isEditing, missing } = props
  const say = useSay()
  const [told, setTold] = useState<{ notice?: string; problem?: string }>({})
  const [dialog, setDialog] = useState<'discard' | 'device' | null>(null)
  const isNarrow = useIsNarrow()
  const timed = main && isSchedulable(main.place) ? main : null
  const publishesAt = useSchedule(timed?.place ?? null)
  const state = worstOf(documents.map((doc) => doc.state))
  const drafts = documents.filter((doc) => doc.isDraft)
  const others = drafts.filter((doc) => doc !== main).map((doc) => nameOf(doc, say))
  const notPublic =
    others.length > 0
      ? say('inPlace.notPublic', { names: new Intl.ListFormat(staffLng).format(others) })
      : ''
  const steps = {
    undo: latest(documents, (doc) => doc.steps.undoable),
    redo: latest(documents, (doc) => doc.steps.redoable),
  }
  const path = pathOfPage()
  const bar = useRef<HTMLElement>(null)

  useEffect(() => (bar.current ? reserveFoot('--foot-bar', bar.current) : undefined), [])
  useStepKeys((kind) => void steps[kind]?.doc[kind]())

  const discard = async () => {
    setDialog(null)
    setTold({})
    for (const doc of drafts) {
      if (!(await doc.discard()) && doc.state.kind === 'clean')
        setTold({ problem: say('inPlace.unpublished') })
    }
  }
  const flushAll = async () => {
    for (const doc of documents) await doc.flush()
  }
  const change = async (code: string) => {
    await flushAll()
    location.assign(`/${code}${path}`)
  }
  const stepButton = (kind: 'undo' | 'redo') => {
    const step = steps[kind]
    const words = [say(kind), step && props.wordsOf(step.doc, step.path)].filter(Boolean).join(': ')
    return (
      <button
        type="button"
        className="icon"
        title={words}
        aria-label={words}
        disabled={!step}
        onClick={() => void step?.doc[kind]()}
      >
        <Icon name={kind} /> {isNarrow && kind === 'redo' ? words : null}
      </button>
    )
  }
  const looks = (
    <>
      <select
        aria-label={say('language')}
        value={lng}
        onChange={(event) => void change(event.target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => void flushAll().then(() => setDialog('device'))}>
        <Icon name="device" /> {say('inPlace.device')}
      </button>
    </>
  )
  const leaveLink = (
    <a
      className="button"
      href={`/api/preview/leave?path=${encodeURIComponent(location.pathname)}`}
      title={leave}
    >
      <Icon name="leave" />
      <span>{leave}</span>
    </a>
  )
  return (
    <aside ref={bar} className="bar" aria-label={label}>
      {isNarrow ? null : leaveLink}
      <BarState
        main={main}
        state={state}
        staffLng={staffLng}
        told={told}
        about={[missing > 0 ? say('inPlace.missing', { count: String(missing) }) : '', notPublic]}
        publishesAt={publishesAt}
      >
        {state.kind === 'signedOut' ? (
          <a className="button" href="/admin-portal" target="_blank" rel="noreferrer">
            {say('portal.signIn')}
          </a>
        ) : null}
        {state.kind === 'conflict' ? (
          <button type="button" className="main" onClick={props.onCompare}>
            {say('inPlace.compare')}
          </button>
        ) : null}
      </BarState>
      {props.others}
      <div className="group">
        {stepButton('undo')}
        {isNarrow ? null : stepButton('redo')}
        {props.onAdd ? (
          <button
            type="button"
            className="add"
            title={say('inPlace.gallery')}
            onClick={props.onAdd}
          >
            <Icon name="add" /> <span>{say('inPlace.gallery')}</span>
          </button>
        ) : null}
      </div>
      {isNarrow ? null : <div className="group">{looks}</div>}
      <BarMenu label={say('inPlace.more')} sign="…">
        {isNarrow ? (
          <>
            {stepButton('redo')}
            {looks}
          </>
        ) : null}
        <button
          type="button"
          aria-pressed={isEditing}
          title={say('inPlace.editingHint')}
          onClick={() => props.onEditing(!isEditing)}
        >
          {say('edit')}
        </button>
        {main ? (
          <>
            <button type="button" onClick={props.onFields}>
              {say('inPlace.fields')}
            </button>
            <a className="button" href={formAddress(main.place)}>
              {say('inPlace.form')}
            </a>
            <a className="button" href={historyAddress(main.place)}>
              {say('inPlace.history')}
            </a>
            {props.onAdd ? (
              <button type="button" onClick={props.onPattern}>
                {say('inPlace.savePattern')}
              </button>
            ) : null}
          </>
        ) : null}
        <button type="button" disabled={drafts.length === 0} onClick={() => setDialog('discard')}>
          {say('inPlace.discard')}
        </button>
        {isNarrow ? leaveLink : null}
      </BarMenu>
      <Publish
        main={main}
        drafts={drafts}
        state={state}
        publishesAt={publishesAt}
        staffLng={staffLng}
        onTold={setTold}
      />
      {dialog === 'device' ? <DevicePreview onClose={() => setDialog(null)} /> : null}
      {dialog === 'discard' ? (
        <Sheet
          title={say('inPlace.discard')}
          description={say('inPlace.discardSure')}
          actions={
            <>
              <button type="button" onClick={() => setDialog(null)}>
                {say('cancel')}
              </button>
              <button type="button" className="danger" onClick={() => void discard()}>
                {say('inPlace.discard')}
              </button>
            </>
          }
          onClose={() => setDialog(null)}
        >
          {notPublic ? <p>{notPublic}</p> : null}
        </Sheet>
      ) : null}
    </aside>
  )

  function pathOfPage(): string {
    const codes = languages.map(({ code }) => code).join('|')
    const own = location.pathname.replace(new RegExp(`^/(?:${codes})(?=/|$)`), '')
    return own === '/' ? '' : own
  }
}

/** Finds the last step of all documents of a page. */
function latest(
  documents: EditedDocument[],
  stepOf: (doc: EditedDocument) => EditedDocument['steps']['undoable'],
) {
  return documents
    .flatMap((doc) => {
      const step = stepOf(doc)
      return step ? [{ doc, ...step }] : []
    })
    .toSorted((one, other) => one.number - other.number)
    .at(-1)
}

/** Answers the keys of undo and redo, but in fields, which have their own. */
function useStepKeys(onStep: (kind: 'undo' | 'redo') => void): void {
  const latestOnStep = useRef(onStep)
  useEffect(() => {
    latestOnStep.current = onStep
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const [target] = event.composedPath()
      const isField =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
      if (!(ctrlKey || metaKey) || altKey || isField) return
      const isRedo = key.toLowerCase() === 'y' || (shiftKey && key.toLowerCase() === 'z')
      if (!isRedo && key.toLowerCase() !== 'z') return
      event.preventDefault()
      latestOnStep.current(isRedo ? 'redo' : 'undo')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const narrow = '(width < 760px)'

/** Returns true where the bar has room for what is pressed most alone. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (redraw) => {
      const list = matchMedia(narrow)
      list.addEventListener('change', redraw)
      return () => list.removeEventListener('change', redraw)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )

/** Returns the name of a document in a list of several. */
function nameOf({ place, shown, working }: EditedDocument, say: Say): string {
  if (isOfSettings(place)) return say('resource.settings')
  const name = working.name ?? working.title ?? shown.name ?? shown.title
  return typeof name === 'string' ? name : place.collection
}
