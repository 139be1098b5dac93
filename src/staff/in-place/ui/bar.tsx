'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isOfSettings, readSamples, type SampleText } from '@/src/staff/in-place/model/calls'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { askForApproval, useApprovalRules } from '@/src/staff/workflow/approvals'
import { formatMoment } from '@/src/staff/workflow/format'
import { useHost } from '@/src/staff/workflow/host'
import { ScheduleDialog, isSchedulable, useSchedule } from '@/src/staff/workflow/schedule'
import { reserveFoot } from '@/src/platform/browser/foot-room'
import { Icon } from './icon'
import { formAddress, historyAddress } from './panel-address'
import { wordsFor, worstOf } from './save-state'
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
  onCompare: () => void
  /** The words for a field of a document. */
  wordsOf: (doc: EditedDocument, path: string) => string
}

/** Bar with the actions of staff who look at drafts. */
export function Bar(props: Props) {
  const { label, leave, lng, staffLng, languages, documents, main, isEditing, missing } = props
  const say = useSay()
  const { explain, lng: staffLanguage, write } = useHost()
  const [problem, setProblem] = useState('')
  const [notice, setNotice] = useState('')
  const [isDiscarding, setDiscarding] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  /** Texts of new blocks that are about to be published, and how it goes on. */
  const [asked, setAsked] = useState<{ samples: SampleText[]; goOn: () => void } | null>(null)
  const timed = main && isSchedulable(main.place) ? main : null
  const publishesAt = useSchedule(timed?.place ?? null)
  const needed = useApprovalRules()
    .filter(({ exceptLanguages }) => exceptLanguages.length === 0)
    .map(({ collection }) => collection as string)
  const state = worstOf(documents.map((doc) => doc.state))
  const drafts = documents.filter((doc) => doc.isDraft)
  const others = drafts.filter((doc) => doc !== main).map((doc) => nameOf(doc, say))
  const notPublic =
    others.length > 0
      ? say('inPlace.notPublic', { names: new Intl.ListFormat(staffLng).format(others) })
      : ''
  const undoable = documents.findLast((doc) => doc.canUndo)
  const undo = [say('undo'), undoable && props.wordsOf(undoable, undoable.undoneNext)]
    .filter(Boolean)
    .join(': ')
  const path = pathOfPage()
  const bar = useRef<HTMLElement>(null)

  useEffect(() => (bar.current ? reserveFoot('--foot-bar', bar.current) : undefined), [])

  const mustAsk = drafts.some(({ place }) => needed.includes(place.collection))
  const publish = async () => {
    setProblem('')
    setNotice('')
    for (const doc of drafts) {
      if (needed.includes(doc.place.collection)) await ask(doc)
      else await doc.publish()
    }
  }
  const askAboutSamples = async (docs: EditedDocument[], goOn: () => void) => {
    for (const doc of docs) await doc.flush()
    const samples = await readSamples(
      docs.map(({ place }) => place),
      staffLng,
    )
    if (samples.length > 0) setAsked({ samples, goOn })
    else goOn()
  }
  const ask = async (doc: EditedDocument) => {
    await doc.flush()
    await askForApproval(write, doc.place).then(
      () => setNotice(say('approval.done.asked')),
      (error: unknown) => setProblem(explain(error)),
    )
  }
  const discard = async () => {
    setDiscarding(false)
    setProblem('')
    for (const doc of drafts) {
      if (!(await doc.discard()) && doc.state.kind === 'clean')
        setProblem(say('inPlace.unpublished'))
    }
  }
  const change = async (code: string) => {
    for (const doc of documents) await doc.flush()
    location.assign(`/${code}${path}`)
  }
  const isWrong = ['refused', 'signedOut', 'conflict'].includes(state.kind)
  return (
    <aside ref={bar} className="bar" data-open={isOpen || undefined} aria-label={label}>
      <div className="state">
        <b role="status" className={isWrong || problem ? 'problem' : ''}>
          {problem || notice || wordsFor(state, staffLng, say)}
        </b>
        <span className="hint">
          {label}
          {missing > 0 ? ` ${say('inPlace.missing', { count: String(missing) })}` : ''}
          {publishesAt
            ? ` ${say('status.scheduledFor', { when: formatMoment(publishesAt, staffLanguage) })}`
            : ''}
          {notPublic && ` ${notPublic}`}
        </span>
      </div>
      {props.others}
      <div className="actions">
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
        <button
          type="button"
          aria-pressed={isEditing}
          title={say('inPlace.editingHint')}
          onClick={() => props.onEditing(!isEditing)}
        >
          {say('edit')}
        </button>
        <button
          type="button"
          className="icon"
          title={undo}
          aria-label={undo}
          disabled={!undoable}
          onClick={() => void undoable?.undo()}
        >
          <Icon name="undo" />
        </button>
        {props.onAdd ? (
          <button type="button" onClick={props.onAdd}>
            <Icon name="add" /> {say('inPlace.gallery')}
          </button>
        ) : null}
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
        {main ? (
          <>
            <button type="button" className="seldom" onClick={props.onFields}>
              {say('inPlace.fields')}
            </button>
            <a className="button seldom" href={formAddress(main.place)}>
              {say('inPlace.form')}
            </a>
            <a className="button seldom" href={historyAddress(main.place)}>
              {say('inPlace.history')}
            </a>
          </>
        ) : null}
        <button
          type="button"
          className="seldom"
          disabled={drafts.length === 0}
          onClick={() => setDiscarding(true)}
        >
          {say('inPlace.discard')}
        </button>
        {timed ? (
          <button
            type="button"
            className="seldom"
            disabled={publishesAt === null && !timed.isDraft}
            onClick={() => void askAboutSamples([timed], () => setScheduling(true))}
          >
            {say('schedule.set')}
          </button>
        ) : null}
        <button
          type="button"
          className="main"
          disabled={drafts.length === 0 || state.kind === 'conflict'}
          onClick={() => void askAboutSamples(drafts, () => void publish())}
        >
          {say(mustAsk ? 'approval.ask' : 'inPlace.publish')}
        </button>
        <a
          className="button seldom"
          href={`/api/preview/leave?path=${encodeURIComponent(location.pathname)}`}
        >
          {leave}
        </a>
        <button
          type="button"
          className="icon more"
          aria-expanded={isOpen}
          aria-label={say('inPlace.more')}
          onClick={() => setOpen(!isOpen)}
        >
          …
        </button>
      </div>
      {asked ? (
        <Sheet
          title={say('inPlace.sampleTitle')}
          actions={
            <>
              <button type="button" className="main" onClick={() => setAsked(null)}>
                {say('cancel')}
              </button>
              <button
                type="button"
                onClick={() => {
                  setAsked(null)
                  asked.goOn()
                }}
              >
                {say('inPlace.publishAnyway')}
              </button>
            </>
          }
          onClose={() => setAsked(null)}
        >
          <ul>
            {asked.samples.map(({ label: field, message }, index) => (
              <li key={index}>
                <b>{field}</b> {message}
              </li>
            ))}
          </ul>
        </Sheet>
      ) : null}
      {isScheduling && timed ? (
        <ScheduleDialog
          place={timed.place}
          at={publishesAt}
          beforeStore={() => timed.flush()}
          onClose={() => setScheduling(false)}
        />
      ) : null}
      {isDiscarding ? (
        <Sheet
          title={say('inPlace.discard')}
          description={say('inPlace.discardSure')}
          actions={
            <>
              <button type="button" onClick={() => setDiscarding(false)}>
                {say('cancel')}
              </button>
              <button type="button" className="danger" onClick={() => void discard()}>
                {say('inPlace.discard')}
              </button>
            </>
          }
          onClose={() => setDiscarding(false)}
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

/** Returns the name of a document in a list of several. */
function nameOf({ place, shown, working }: EditedDocument, say: Say): string {
  if (isOfSettings(place)) return say('resource.settings')
  const name = working.name ?? working.title ?? shown.name ?? shown.title
  return typeof name === 'string' ? name : place.collection
}
