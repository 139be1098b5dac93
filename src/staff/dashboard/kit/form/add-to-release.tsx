'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { isReleased } from '@/src/contract/staff/released-collections'
import { useApi } from '../api/query'
import { type Collection, listPath, type ListAnswer, whereAll, write } from '../api/records'
import { Button } from '../ui/button'
import confirm from '../ui/confirm.module.css'
import { Modal } from '../ui/modal'
import { QueryState } from '../ui/query-state'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/toast-failure'
import css from './add-to-release.module.css'

interface Props {
  collection: Collection
  id: string
}

/** Puts the saved draft of a record into a release; nothing where the record cannot be in one. */
export function AddToRelease({ collection, id }: Props) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!isReleased(collection)) return null
  return (
    <div data-wide>
      <Button onClick={() => setOpen(true)}>{t('release.addTo')}</Button>
      {isOpen ? <Choice collection={collection} id={id} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function Choice({ collection, id, onClose }: Props & { onClose: () => void }) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const query = useApi<ListAnswer<{ id: string; title: string }>>(
    listPath('releases', {
      limit: maxShown,
      sort: '-updatedAt',
      ...whereAll([{ '[state][not_equals]': 'published' }]),
    }),
  )
  const releases = query.data?.docs ?? []
  const add = async (release: { id: string; title: string }) => {
    setBusy(true)
    try {
      await write('releases', 'POST', `/${release.id}/items`, { add: [{ collection, id }] })
      toast({ title: t('release.added', { title: release.title }) })
      onClose()
    } catch (error) {
      toastFailure(t, t('release.failed'), error)
      setBusy(false)
    }
  }
  return (
    <Modal
      size="small"
      title={t('release.addTo')}
      description={t('release.addToText')}
      onClose={onClose}
    >
      <div className={css.choice}>
        <QueryState query={query} loading={t('loading')} failed={t('release.loadFailed')}>
          {releases.length === 0 ? <p>{t('release.none')}</p> : null}
          {releases.map((release) => (
            <Button key={release.id} isInactive={isBusy} onClick={() => void add(release)}>
              {release.title}
            </Button>
          ))}
        </QueryState>
      </div>
      <div className={confirm.end} data-keep-clear>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Modal>
  )
}

const maxShown = 20
