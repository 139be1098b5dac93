'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import type { CheckFinding, ChecksAnswer } from '@/src/contract/staff/checks'
import { languageNames, languageOr } from '@/src/i18n/languages'
import { say } from '../say'
import css from './checks.module.css'

/** What is wrong with a document as it is saved, in its form; each finding leads to its field. */
export const ChecksOfDocument: UIFieldClientComponent = () => {
  const { collectionSlug, id, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [findings, setFindings] = useState<CheckFinding[]>()
  const savedAt = String(savedDocumentData?.updatedAt)
  const locale = languageOr(i18n.language)

  useEffect(() => {
    if (!id || !collectionSlug) return
    const leaving = new AbortController()
    const place = { collection: collectionSlug, id: String(id), locale }
    void findingsOf(place, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setFindings(found)
    })
    return () => leaving.abort()
  }, [collectionSlug, id, locale, savedAt])

  const isRead = findings !== undefined
  useEffect(() => {
    if (!isRead) return
    showField()
    window.addEventListener('hashchange', showField)
    return () => window.removeEventListener('hashchange', showField)
  }, [isRead])

  if (!findings) return null
  return (
    <section className={`field-type ${css.checks}`} aria-labelledby="checks-of-document">
      <h3 id="checks-of-document" className={css.title}>
        {say({ i18n }, 'checks')} ({findings.length})
      </h3>
      {findings.length === 0 ? <p>{say({ i18n }, 'noFindings')}</p> : null}
      <ul className={css.findings}>
        {findings.map(({ label, locale: lng, message, severity, forbids, link }, index) => (
          <li key={`${link}${index}`} data-severity={severity}>
            <a href={link}>{message}</a>
            <span>
              {[label, lng && languageNames[lng], forbids && say({ i18n }, 'findingForbids')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Brings the field that the address names into view, from its rows on, which may be closed. */
function showField(): void {
  const name = decodeURIComponent(location.hash.slice(1))
  if (!name.startsWith('field-')) return
  const field = document.getElementById(name)
  if (!field) return
  for (const row of closedRowsAround(field)) row.click()
  field.scrollIntoView({ block: 'center' })
  const input = field.matches('input, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')
  input?.focus({ preventScroll: true })
}

/** The buttons that open what a field is hidden in. */
function closedRowsAround(field: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (
    let row = field.closest<HTMLElement>('.collapsible--collapsed');
    row;
    row = row.parentElement?.closest<HTMLElement>('.collapsible--collapsed') ?? null
  ) {
    const toggle = row.querySelector<HTMLElement>('.collapsible__toggle')
    if (toggle) found.push(toggle)
  }
  return found
}

/** Without an answer nothing is listed: the form works all the same. */
async function findingsOf(
  place: Record<'collection' | 'id' | 'locale', string>,
  signal: AbortSignal,
): Promise<CheckFinding[] | undefined> {
  try {
    const query = new URLSearchParams(place).toString()
    const answer = await fetch(`/api/admin/checks?${query}`, { credentials: 'include', signal })
    if (!answer.ok) return undefined
    return ((await answer.json()) as ChecksAnswer).documents[0]?.findings
  } catch {
    return undefined
  }
}
