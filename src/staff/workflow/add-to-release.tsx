'use client'

import Link from 'next/link'
import { useState } from 'react'
import { isReleased, isReleasedGlobal } from '@/src/contract/staff/collection-lists'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import { useFormHost, useHost } from './host'
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
  const { say, useRead, write, Button, Dialog } = useHost()
  const { notify, useRecord } = useFormHost()
  const record = useRecord()
  const hasScripts = useHasScripts()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const read = useRead<{ docs: OpenRelease[] }>(isOpen ? openReleases : null)
  if (!record || !(isReleased(record.collection) || isReleasedGlobal(record.collection)))
    return null

  const close = () => setOpen(false)
  const add = async ({ id, title }: OpenRelease) => {
    setBusy(true)
    try {
      const { collection } = record
      await write('POST', `/admin/releases/${id}/items`, { add: [{ collection, id: record.id }] })
      notify(say('release.added', { title }))
      close()
    } catch (error) {
      notify(say('release.failed'), error)
    }
    setBusy(false)
  }
  return (
    <div>
      <Button isInactive={record.isModified || !hasScripts} onClick={() => setOpen(true)}>
        {say('release.addTo')}
      </Button>
      {isOpen ? (
        <Dialog
          title={say('release.addTo')}
          description={say('release.addToText')}
          actions={<Button onClick={close}>{say('cancel')}</Button>}
          onClose={close}
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
      ) : null}
    </div>
  )
}
