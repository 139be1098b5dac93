'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { ReleaseContents, ReleaseState } from '@/src/contract/staff/releases'
import { formatDateTime } from '@/src/staff/workflow/format'
import { isGone } from '../kit/api/call'
import { useApi } from '../kit/api/query'
import { Gone } from '../kit/ui/confirm'
import { toastFailure } from '../kit/ui/failure'
import { Modal } from '../kit/ui/modal'
import { QueryState } from '../kit/ui/query-state'
import { type Texts, useLanguage, useTexts } from '../kit/ui/texts'
import { type Change, changeRelease, ReleaseActions } from './release-actions'
import { AddItems, ItemList, itemName } from './release-items'
import css from './releases.module.css'

interface Props {
  id: string
  onClose: () => void
}

/** A release beside the list of all: what it holds, and what can be done with it. */
export function ReleaseSheet({ id, onClose }: Props) {
  const t = useTexts()
  const query = useApi<ReleaseContents>(`/admin/releases/${id}/contents`)
  const release = query.data
  if (isGone(query.error)) return <Gone list={t('release.title')} onClose={onClose} />
  return (
    <Modal title={release?.title ?? t('release.title')} size="side" onClose={onClose}>
      <div className={css.sheet}>
        <QueryState query={query} loading={t('loading')} failed={t('release.loadFailed')}>
          {release ? <Release release={release} /> : null}
        </QueryState>
      </div>
    </Modal>
  )
}

function Release({ release }: { release: ReleaseContents }) {
  const t = useTexts()
  const lng = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const { id, state, note, items, publishedAt, publishedBy } = release
  const isOpen = state !== 'published'
  const change: Change = async (call, done) => {
    setBusy(true)
    try {
      await call()
      if (done) toast({ title: done })
    } catch (error) {
      toastFailure(t, t('release.failed'), error)
    } finally {
      setBusy(false)
    }
  }
  const setItems = (names: object) => void change(() => changeRelease(id, 'POST', 'items', names))
  return (
    <>
      <p>
        <strong>{stateText(t, state)}</strong>
        {state === 'published' && publishedAt ? (
          <>
            {' · '}
            {formatDateTime(new Date(publishedAt), lng)}
            {publishedBy ? ` · ${t('release.by', { name: publishedBy })}` : null}
          </>
        ) : null}
      </p>
      {note ? <p className={css.note}>{note}</p> : null}
      <Refused release={release} />
      <h3>{t('release.items')}</h3>
      <ItemList items={items} isOpen={isOpen} isBusy={isBusy} onChange={setItems} />
      {isOpen ? (
        <AddItems items={items} isBusy={isBusy} onAdd={(add) => setItems({ add })} />
      ) : null}
      <ReleaseActions release={release} isBusy={isBusy} change={change} />
    </>
  )
}

/** Reason why the release was not published at its time. */
function Refused({ release: { problem, refused } }: { release: ReleaseContents }) {
  const t = useTexts()
  if (!problem && refused.length === 0) return null
  return (
    <div role="alert" className={css.problem}>
      <p>{t('release.notPublished')}</p>
      {problem ? <p>{problem}</p> : null}
      <ul>
        {refused.map((one) => (
          <li key={`${one.collection} ${one.id}`}>
            {itemName(t, one)}: {one.message}
          </li>
        ))}
      </ul>
    </div>
  )
}

const texts = {
  draft: 'release.draft',
  scheduled: 'release.scheduledState',
  published: 'release.publishedState',
  undone: 'release.undoneState',
} as const

/** The state of a release in a word. */
export const stateText = (t: Texts, state: ReleaseState): string => t(texts[state])
