'use client'

import Link from 'next/link'
import { useState } from 'react'
import { isReleased, isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { type FormRecord, useFormHost, useHost } from './host'
import { Loaded } from './loaded'
import css from './add-to-release.module.css'

interface OpenRelease {
  id: string
  title: string
}

/** The latest releases that are not public yet. */
const openReleases =
  '/admin/releases?limit=20&sort=-updatedAt&depth=0&select[title]=true&where[state][not_equals]=published'

/**
 * Puts the saved draft of a record into a release; nothing where it cannot be in one. While changes of the form are not saved
 * nothing happens: they would not be in the release.
 */
export function AddToRelease() {
  const { say, Button } = useHost()
  const { notify, useRecord } = useFormHost()
  const record = useRecord()
  const hasScripts = useHasScripts()
  const [isOpen, setOpen] = useState(false)
  if (!record || !canBeReleased(record)) return null
  return (
    <div>
      <Button isInactive={record.isModified || !hasScripts} onClick={() => setOpen(true)}>
        {say('release.addTo')}
      </Button>
      {isOpen ? (
        <ReleaseDialog record={record} onDone={notify} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

type Released = Pick<FormRecord, 'collection' | 'id'>

export const canBeReleased = ({ collection }: Released): boolean =>
  isReleased(collection) || isReleasedGlobal(collection)

interface ReleaseDialogProps {
  record: Released
  /** Called with what happened, and the error where it failed. */
  onDone: (text: string, error?: unknown) => void
  onClose: () => void
}

/** Offers the open releases, and adds the latest saved draft to the one that is chosen. */
export function ReleaseDialog({ record: { collection, id }, onDone, onClose }: ReleaseDialogProps) {
  const { say, useRead, write, Button, Dialog } = useHost()
  const [isBusy, setBusy] = useState(false)
  const read = useRead<{ docs: OpenRelease[] }>(openReleases)
  const add = async (release: OpenRelease) => {
    setBusy(true)
    try {
      await write('POST', `/admin/releases/${release.id}/items`, { add: [{ collection, id }] })
      onDone(say('release.added', { title: release.title }))
      onClose()
    } catch (error) {
      onDone(say('release.failed'), error)
    }
    setBusy(false)
  }
  return (
    <Dialog
      title={say('release.addTo')}
      description={say('release.addToText')}
      actions={<Button onClick={onClose}>{say('cancel')}</Button>}
      onClose={onClose}
    >
      <div className={css.releases}>
        <Loaded read={read} failed={say('release.loadFailed')}>
          {read.data?.docs.length === 0 ? <p>{say('release.none')}</p> : null}
          {read.data?.docs.map((release) => (
            <Button key={release.id} isInactive={isBusy} onClick={() => void add(release)}>
              {release.title}
            </Button>
          ))}
        </Loaded>
        <Link href="/admin-dashboard/releases" prefetch={false}>
          {say('release.all')}
        </Link>
      </div>
    </Dialog>
  )
}
