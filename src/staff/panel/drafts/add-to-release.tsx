'use client'

import { Button, toast, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useId, useRef, useState } from 'react'
import { useHasScripts } from '@/src/components/use-has-scripts.client'
import type { DocumentName } from '@/src/contract/staff/releases'
import { isReleased, isReleasedGlobal } from '@/src/contract/staff/released-collections'
import { say } from '../say'
import css from './add-to-release.module.css'
import { addToRelease, openReleases, type OpenRelease } from './open-releases'

/** Puts the saved draft of a document, or of a global, into a release; nothing where it cannot be in one, or is not stored. */
export function AddToRelease() {
  const document = useDocumentName()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const hasScripts = useHasScripts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [releases, setReleases] = useState<OpenRelease[]>([])
  const [isBusy, setBusy] = useState(false)
  const titleId = useId()
  if (!document) return null

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const open = () =>
    run(async () => {
      setReleases(await openReleases())
      dialog.current?.showModal()
    })
  const add = (release: OpenRelease) =>
    run(async () => {
      await addToRelease(release.id, document)
      dialog.current?.close()
      toast.success(`${say({ i18n }, 'addedToRelease')} ${release.title}`)
    })
  return (
    <>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="medium"
        // Never while it is busy: a disabled button loses the focus, and its dialog could not give it back.
        disabled={isModified || !hasScripts}
        onClick={() => void open()}
      >
        {say({ i18n }, 'addToRelease')}
      </Button>
      <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{say({ i18n }, 'addToRelease')}</h2>
        <p>{say({ i18n }, 'addToReleaseText')}</p>
        {releases.length === 0 ? <p>{say({ i18n }, 'noRelease')}</p> : null}
        <ul className={css.releases}>
          {releases.map((release) => (
            <li key={release.id}>
              <Button buttonStyle="secondary" margin={false} onClick={() => void add(release)}>
                {release.title}
              </Button>
            </li>
          ))}
        </ul>
        <p className={css.end}>
          <Link href="/admin-dashboard/releases" prefetch={false}>
            {say({ i18n }, 'allReleases')}
          </Link>
          <Button buttonStyle="subtle" margin={false} onClick={() => dialog.current?.close()}>
            {i18n.t('general:close')}
          </Button>
        </p>
      </dialog>
    </>
  )
}

function useDocumentName(): DocumentName | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (isReleasedGlobal(globalSlug)) return { collection: globalSlug, id: globalSlug }
  return id !== undefined && isReleased(collectionSlug)
    ? { collection: collectionSlug, id: String(id) }
    : null
}
