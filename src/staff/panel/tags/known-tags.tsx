'use client'

import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { KnownTags as Answer } from '@/src/contract/staff/bulk'
import { say } from '../say'
import css from './tags.module.css'

/** Number of tags offered before all are requested. */
const shownAtFirst = 12

/** Below the field of tags: those that other records have, each of which is added by one press. */
export function KnownTags({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { collectionSlug } = useDocumentInfo()
  const { value, setValue } = useField<string[] | null>({ path })
  const [known, setKnown] = useState<string[]>([])
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const ended = new AbortController()
    fetch(`/api/admin/${collectionSlug}/tags`, { signal: ended.signal })
      .then(async (answer) => setKnown(answer.ok ? ((await answer.json()) as Answer).tags : []))
      // Tags can be typed without suggestions.
      .catch(() => undefined)
    return () => ended.abort()
  }, [collectionSlug])
  const own = value ?? []
  const offered = known.filter((tag) => !own.includes(tag))
  if (offered.length === 0) return null
  const shown = isWhole ? offered : offered.slice(0, shownAtFirst)
  return (
    <ul className={css.known} aria-label={say({ i18n }, 'knownTags')}>
      {shown.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className={css.tag}
            aria-label={i18n.t('terminalia:addTag' as never, { tag })}
            onClick={({ currentTarget }) => {
              // The suggestion is gone then; the focus goes on to one beside it.
              const { nextElementSibling, previousElementSibling } =
                currentTarget.parentElement ?? {}
              const beside = nextElementSibling ?? previousElementSibling
              beside?.querySelector('button')?.focus()
              setValue([...own, tag])
            }}
          >
            + {tag}
          </button>
        </li>
      ))}
      {shown.length < offered.length ? (
        <li>
          <button type="button" className={css.tag} onClick={() => setWhole(true)}>
            {say({ i18n }, 'allTags')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
