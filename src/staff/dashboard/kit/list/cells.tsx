'use client'

import type { WaitingDraft } from '@/src/contract/staff/drafts'
import { joinParts } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { mediaAddress } from '@/src/platform/storage/uploads'
import css from './cells.module.css'
import { isToCome } from '../form/moment'
import { formatDateTime, formatMoment, inWords } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../ui/texts'
import type { StoredVisibility } from '../form/visibility'

/** @param url undefined while it is not known, null where there is none */
export const Thumbnail = ({ url }: { url: string | null | undefined }) => {
  if (url === undefined) return <span className={css.thumbnail} />
  if (!url) return <span className={css.noPicture}>–</span>
  return <img className={css.thumbnail} src={mediaAddress(url)} alt="" loading="lazy" />
}

export const Title = ({ text, note }: { text: string; note?: string }) => (
  // On a phone the parts of a cell stand side by side: name and note are one.
  <div>
    <span className={css.title}>{text}</span>
    {note ? <small className={css.note}>{note}</small> : null}
  </div>
)

interface StatusProps extends StoredVisibility {
  /** The date by which the entry is public, in ISO 8601. */
  publicFrom?: string | null
}

/** Visibility of an entry, in words and a shape: who sees it, and whose changes of it wait since when. */
export function Status({ publicFrom, waiting, ...stored }: StatusProps) {
  const t = useTexts()
  const lng = useLanguage()
  const state = stateOf(waiting ? { ...stored, _status: 'published' } : stored, publicFrom)
  const own =
    state === 'scheduled' && publicFrom
      ? t('status.scheduledFor', { when: formatMoment(publicFrom, lng) })
      : t(`status.${state}`)
  return (
    <span className={css.status} data-state={state}>
      {waiting ? (
        <span>
          {own} · {t('status.waiting', { who: describeWaiting(waiting, lng) })}
        </span>
      ) : (
        own
      )}
    </span>
  )
}

/** Names who wrote waiting changes, and since when they wait: “editor, 4 minutes ago”. */
function describeWaiting({ writers, since }: WaitingDraft, lng: Language): string {
  const date = new Date(since)
  return joinParts([...writers, inWords(date, lng) ?? formatDateTime(date, lng)], lng)
}

function stateOf({ _status, isActive }: StoredVisibility, publicFrom: string | null | undefined) {
  if (_status === 'draft') return 'draft'
  if (isActive === false) return 'inactive'
  return isToCome(publicFrom) ? 'scheduled' : 'published'
}
