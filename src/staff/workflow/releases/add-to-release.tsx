'use client'

import Link from 'next/link'
import { useState } from 'react'
import { isReleased, isReleasedGlobal } from '@/src/contract/staff/released-collections'
import { Loaded } from '../loaded'
import { type FormRecord, useFormHost, useHost } from '../host'
import css from './add-to-release.module.css'

interface Props {
  /** Nothing happens while changes of the form are not saved: they would not be in the release. */
  isInactive: boolean
}

/** Puts the saved draft of a record into a release; nothing where it cannot be in one. */
export function AddToRelease({ isInactive }: Props) {
  const { say, Button } = useHost()
  const record = useFormHost().useRecord()
  const [isOpen, setOpen] = useState(false)
  if (!record || !(isReleased(record.collection) || isReleasedGlobal(record.collection)))
    return null
  return (
    <div data-wide>
      <Button isInactive={isInactive} onClick={() => setOpen(true)}>
        {say('release.addTo')}
      </Button>
      {isOpen ? <ReleaseChoice record={record} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

interface OpenRelease {
  id: string
  title: string
}

/** The latest releases that are not public yet. */
const openReleases =
  '/admin/releases?limit=20&sort=-updatedAt&depth=0&select[title]=true&where[state][not_equals]=published'

function ReleaseChoice({ record, onClose }: { record: FormRecord; onClose: () => void }) {
  const { say, useRead, write, Button, Dialog } = useHost()
  const { notify } = useFormHost()
  const [isBusy, setBusy] = useState(false)
  const read = useRead<{ docs: OpenRelease[] }>(openReleases)
  const releases = read.data?.docs ?? []
  const add = async ({ id, title }: OpenRelease) => {
    setBusy(true)
    try {
      const { collection } = record
      await write('POST', `/admin/releases/${id}/items`, { add: [{ collection, id: record.id }] })
      notify(say('release.added', { title }))
      onClose()
    } catch (error) {
      notify(say('release.failed'), error)
      setBusy(false)
    }
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
          {releases.length === 0 ? <p>{say('release.none')}</p> : null}
          {releases.map((release) => (
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
