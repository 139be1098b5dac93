'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { useApi } from '../api/query'
import { type Collection, type ListAnswer, selecting, versionsPath, write } from '../api/records'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { QueryState } from '../ui/query-state'
import ruledList from '../ui/ruled-list.module.css'
import { useTexts } from '../ui/texts'
import { When } from '../ui/when'
import css from './entry-history.module.css'

interface StoredVersion {
  id: string
  updatedAt: string
  latest?: boolean | null
  version: { _status?: 'draft' | 'published'; updatedBy?: string | null }
}

interface Props {
  collection: Collection
  id: string
  /** Closes the form, whose values are no longer those of the record. */
  onRestored: () => void
}

/** Versions of a record below its form; an earlier one comes back as a draft, and the form opens with it. */
export function EntryVersions({ collection, id, onRestored }: Props) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<StoredVersion | null>(null)
  const query = useApi<ListAnswer<StoredVersion>>(
    isOpen
      ? versionsPath(collection, {
          depth: 0,
          limit: 25,
          sort: '-updatedAt',
          'where[parent][equals]': id,
          ...selecting('updatedAt', 'latest', 'version._status', 'version.updatedBy'),
        })
      : null,
  )
  const restore = async (version: string) => {
    await write(collection, 'POST', `/versions/${version}`)
    toast({ title: t('version.restored') })
    onRestored()
  }
  return (
    <details
      className={css.history}
      data-wide
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('version.title')}</summary>
      {isOpen ? (
        <QueryState query={query} loading={t('loading')} failed={t('version.failed')}>
          <ul className={ruledList.ruled}>
            {query.data?.docs.map((each, index) => (
              <li key={each.id}>
                <span>
                  <When at={each.updatedAt} />
                  {' · '}
                  {[
                    each.version.updatedBy,
                    t(each.version._status === 'draft' ? 'status.draft' : 'status.published'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {index === 0 ? (
                  <span>{t('version.current')}</span>
                ) : (
                  <Button onClick={() => setChosen(each)}>{t('version.restore')}</Button>
                )}
              </li>
            ))}
          </ul>
        </QueryState>
      ) : null}
      {chosen ? (
        <Confirm
          title={t('version.restore')}
          text={t('version.sure')}
          action={t('version.restore')}
          look="primary"
          onConfirm={() => restore(chosen.id)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </details>
  )
}
