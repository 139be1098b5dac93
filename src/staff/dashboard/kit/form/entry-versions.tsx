'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { Fold } from '@/src/staff/workflow/fold'
import { type StoredVersion, VersionList } from '@/src/staff/workflow/history/version-list'
import { type Collection, write } from '../api/records'
import { Button } from '../ui/button'
import { Confirm } from '../ui/confirm'
import { useTexts } from '../ui/texts'

interface Props {
  collection: Collection
  id: string
  /** Closes the form, whose values are no longer those of the record. */
  onRestored: () => void
}

/** Versions of a record below its form; an earlier one comes back as a draft, and the form opens with it. */
export function EntryVersions({ collection, id, onRestored }: Props) {
  const t = useTexts()
  const [chosen, setChosen] = useState<StoredVersion | null>(null)
  const restore = async (version: string) => {
    await write(collection, 'POST', `/versions/${version}`)
    toast({ title: t('version.restored') })
    onRestored()
  }
  return (
    <Fold title={t('version.title')}>
      <VersionList
        collection={collection}
        id={id}
        action={(version) => (
          <Button onClick={() => setChosen(version)}>{t('version.restore')}</Button>
        )}
      />
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
    </Fold>
  )
}
