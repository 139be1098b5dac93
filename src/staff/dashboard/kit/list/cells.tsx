'use client'

import type { WaitingDraft } from '@/src/contract/staff/drafts'
import { joinParts } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { filenameOfUpload, mediaAddress } from '@/src/platform/storage/uploads'
import css from './cells.module.css'
import { isToCome } from '../form/moment'
import { formatDateTime, formatMoment, inWords } from '@/src/staff/workflow/format'
import { useLanguage, useTexts } from '../ui/texts'
import type { StoredVisibility } from '../form/visibility'
import { useApi } from '../api/query'
import { listPath, selecting, type ListAnswer } from '../api/records'

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

interface Sized {
  filename: string
  sizes?: { w320?: { url?: string | null } }
}

/**
 * Small pictures for a table, asked for all at once: the full ones would be megabytes.
 * @returns the address to show for a picture's own; undefined while that is not known
 */
export function useThumbnails(
  urls: (string | null | undefined)[],
): (url: string | null | undefined) => string | null | undefined {
  const names = [...new Set(urls.map((url) => (url ? filenameOfUpload(url) : undefined)))]
    .filter((name) => name !== undefined)
    .sort()
  const { data, isPending, isPlaceholderData } = useApi<ListAnswer<Sized>>(
    names.length === 0
      ? null
      : listPath('media', {
          'where[filename][in]': names.join(','),
          limit: names.length,
          depth: 0,
          ...selecting('filename', 'sizes'),
        }),
  )
  const small = new Map(data?.docs.map(({ filename, sizes }) => [filename, sizes?.w320?.url]))
  return (url) => {
    const name = url ? filenameOfUpload(url) : undefined
    if (name === undefined) return url
    return small.get(name) ?? (isPending || isPlaceholderData ? undefined : url)
  }
}
