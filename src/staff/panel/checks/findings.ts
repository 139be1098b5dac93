'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { checkedCollections } from '@/src/contract/staff/checked-collections'
import type { CheckFinding, ChecksAnswer } from '@/src/contract/staff/checks'
import { languageOr } from '@/src/i18n/languages'

type Answer = CheckFinding[] | undefined

/**
 * Returns the findings of the document of a form as it is saved; undefined without an answer: the form works all the
 * same.
 */
export function useFindings(): Answer {
  const { collectionSlug, id, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [findings, setFindings] = useState<Answer>()
  const savedAt = String(savedDocumentData?.updatedAt)
  const locale = languageOr(i18n.language)

  useEffect(() => {
    if (!id || !(checkedCollections as readonly unknown[]).includes(collectionSlug)) return
    let isShown = true
    void readFindings({ collection: String(collectionSlug), id: String(id), locale }, savedAt).then(
      (found) => {
        if (isShown) setFindings(found)
      },
    )
    return () => {
      isShown = false
    }
  }, [collectionSlug, id, locale, savedAt])

  return findings
}

type Place = Record<'collection' | 'id' | 'locale', string>

/** One read serves the list and all fields of a form; a save asks for another. */
let latest: { key: string; answer: Promise<Answer> } | undefined

function readFindings(place: Place, savedAt: string): Promise<Answer> {
  const key = JSON.stringify([place, savedAt])
  if (latest?.key !== key) latest = { key, answer: read(place) }
  return latest.answer
}

async function read(place: Place): Promise<Answer> {
  try {
    const query = new URLSearchParams(place).toString()
    const answer = await fetch(`/api/admin/checks?${query}`, { credentials: 'include' })
    if (!answer.ok) return undefined
    return ((await answer.json()) as ChecksAnswer).documents[0]?.findings
  } catch {
    return undefined
  }
}
