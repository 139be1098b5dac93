'use client'

import { type ReactNode, useState } from 'react'
import { joinParts } from '@/src/i18n/format'
import type { EditedDocument, SaveState } from '@/src/staff/in-place/model/edited-document'
import { formatMoment, inWords } from '@/src/staff/workflow/format'
import { useHost } from '@/src/staff/workflow/host'
import { Icon, type IconName } from './icon'
import { wordsFor } from './save-state'
import { useSay } from './texts'

interface Props {
  main: EditedDocument | null
  state: SaveState
  staffLng: string
  /** Notice or problem that stands in place of the state. */
  told: { notice?: string; problem?: string }
  /** Further sentences about the page. */
  about: string[]
  publishesAt: string | null
  /** Button of the state that asks for something. */
  children: ReactNode
}

/** State of the page. In a narrow window it is a button that shows it, but for what asks for attention. */
export function BarState({ main, state, staffLng, told, about, publishesAt, children }: Props) {
  const say = useSay()
  const { lng } = useHost()
  const [isOpen, setOpen] = useState(false)
  const atRest = useRestWords(main)
  const isWrong = ['refused', 'signedOut', 'conflict', 'offline'].includes(state.kind)
  const text =
    told.problem ||
    told.notice ||
    (state.kind === 'clean' && atRest) ||
    wordsFor(state, staffLng, say)
  const hint = [
    ...about,
    publishesAt ? say('status.scheduledFor', { when: formatMoment(publishesAt, lng) }) : '',
    state.kind === 'clean' && text === atRest ? say('inPlace.ready') : '',
  ]
    .filter(Boolean)
    .join(' ')
  const isTold = isOpen || isWrong || Boolean(told.problem || told.notice)
  return (
    <div className="state" data-told={isTold || undefined}>
      <button
        type="button"
        className="icon sign"
        aria-label={text}
        aria-expanded={isTold}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={signOf(state, main)} />
      </button>
      <div>
        <b role="status" className={isWrong || told.problem ? 'problem' : ''}>
          {text}
        </b>
        <span className="hint" title={hint}>
          {hint}
        </span>
      </div>
      {children}
    </div>
  )
}

/** Says what visitors see of the document of a page, and who changed it last; nothing while that is not known. */
function useRestWords(main: EditedDocument | null): string {
  const say = useSay()
  const { lng, useRead } = useHost()
  const path = main && `/admin/${main.place.collection}/${main.place.id}`
  const { data } = useRead<{ _status?: string }>(path && `${path}?depth=0&select[_status]=true`)
  if (!main || !data?._status) return ''
  if (!main.isDraft) return say('status.published')
  const { updatedAt, updatedBy } = main.working
  const age = typeof updatedAt === 'string' ? inWords(new Date(updatedAt), lng) : ''
  const who = joinParts(
    [updatedBy, age].filter((part): part is string => typeof part === 'string' && part !== ''),
    lng,
  )
  if (data._status === 'published')
    return `${say('status.published')} · ${say('status.waiting', { who })}`
  return who ? `${say('status.draft')} (${who})` : say('status.draft')
}

function signOf({ kind }: SaveState, main: EditedDocument | null): IconName {
  if (['refused', 'signedOut', 'conflict', 'offline'].includes(kind)) return 'warning'
  if (['waiting', 'saving'].includes(kind)) return 'saving'
  return main?.isDraft ? 'draft' : 'done'
}
