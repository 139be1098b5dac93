'use client'

import { useState } from 'react'
import { approvedCollections } from '@/src/contract/staff/collection-lists'
import { readSamples, type SampleText } from '@/src/staff/in-place/model/calls'
import type { EditedDocument, SaveState } from '@/src/staff/in-place/model/edited-document'
import { canBeReleased, ReleaseDialog } from '@/src/staff/workflow/add-to-release'
import { askForApproval, useApprovalRules } from '@/src/staff/workflow/approvals'
import { useHost } from '@/src/staff/workflow/host'
import { isSchedulable, ScheduleDialog } from '@/src/staff/workflow/schedule'
import { BarMenu } from './bar-menu'
import { Icon } from './icon'
import { Sheet } from './sheet'
import { useSay } from './texts'

interface Props {
  main: EditedDocument | null
  /** Documents whose changes wait. */
  drafts: EditedDocument[]
  state: SaveState
  /** Time at which the document of the page is published by itself. */
  publishesAt: string | null
  staffLng: string
  /** Called with what happened, or with what went wrong; with nothing before either. */
  onTold: (told: { notice?: string; problem?: string }) => void
}

type Dialog = 'schedule' | 'release'

/** The button that publishes, with a menu of the other ways: later, with another person's approval, in a release. */
export function Publish({ main, drafts, state, publishesAt, staffLng, onTold }: Props) {
  const say = useSay()
  const { explain, write } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  /** Texts of new blocks that are about to be published, and how it goes on. */
  const [asked, setAsked] = useState<{ samples: SampleText[]; goOn: () => void } | null>(null)
  const needed = useApprovalRules()
    .filter(({ exceptLanguages }) => exceptLanguages.length === 0)
    .map(({ collection }) => collection as string)
  const mustAsk = drafts.some(({ place }) => needed.includes(place.collection))
  const isStopped = state.kind === 'conflict'
  const isWaiting = main?.isDraft === true && !isStopped

  const publish = async () => {
    onTold({})
    for (const doc of drafts) {
      if (needed.includes(doc.place.collection)) await ask(doc)
      else await doc.publish()
    }
  }
  const ask = async (doc: EditedDocument) => {
    await doc.flush()
    await askForApproval(write, doc.place).then(
      () => onTold({ notice: say('approval.done.asked') }),
      (error: unknown) => onTold({ problem: explain(error) }),
    )
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
  const publishNow = () => void askAboutSamples(drafts, () => void publish())
  const openLater = (kind: Dialog) => main && void askAboutSamples([main], () => setDialog(kind))
  const isNothing = drafts.length === 0 || isStopped

  return (
    <div className="publish">
      <button type="button" className="main" disabled={isNothing} onClick={publishNow}>
        {say(mustAsk ? 'approval.ask' : 'inPlace.publish')}
      </button>
      {main ? (
        <BarMenu label={say('inPlace.publishMore')} sign={<Icon name="open" />} look="main">
          {mustAsk ? null : (
            <button type="button" disabled={isNothing} onClick={publishNow}>
              {say('inPlace.publishNow')}
            </button>
          )}
          {isSchedulable(main.place) ? (
            <button
              type="button"
              disabled={publishesAt === null && !isWaiting}
              onClick={() => openLater('schedule')}
            >
              {say('schedule.set')}
            </button>
          ) : null}
          {isApproved(main.place.collection) ? (
            <button
              type="button"
              disabled={!isWaiting}
              onClick={() => void askAboutSamples([main], () => void ask(main))}
            >
              {say('approval.ask')}
            </button>
          ) : null}
          {canBeReleased(main.place) ? (
            <button type="button" disabled={!isWaiting} onClick={() => openLater('release')}>
              {say('release.addTo')}
            </button>
          ) : null}
        </BarMenu>
      ) : null}
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
      {dialog === 'schedule' && main ? (
        <ScheduleDialog
          place={main.place}
          at={publishesAt}
          beforeStore={() => main.flush()}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'release' && main ? (
        <ReleaseDialog
          record={main.place}
          onDone={(text, error) =>
            onTold(error ? { problem: `${text} ${explain(error)}` } : { notice: text })
          }
          onClose={() => setDialog(null)}
        />
      ) : null}
    </div>
  )
}

const isApproved = (collection: string): boolean =>
  (approvedCollections as readonly string[]).includes(collection)
