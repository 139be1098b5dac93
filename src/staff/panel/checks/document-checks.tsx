'use client'

import type { UIFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { languageNames } from '@/src/i18n/languages'
import list from '@/src/staff/workflow/findings/findings.module.css'
import { useRecordFindings } from '@/src/staff/workflow/findings/findings'
import { useHost } from '@/src/staff/workflow/host'
import css from './checks.module.css'

/** List of the findings of a document as it is saved, in its form; each links to its field. */
export const ChecksOfDocument: UIFieldClientComponent = () => {
  const { say } = useHost()
  const findings = useRecordFindings()

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
      <h2 id="checks-of-document" className={css.title}>
        {say('finding.title')} ({findings.length})
      </h2>
      {findings.length === 0 ? <p>{say('finding.none')}</p> : null}
      <ul className={list.findings}>
        {findings.map(({ label, locale: lng, message, severity, forbids, link }, index) => (
          <li key={`${link}${index}`} data-severity={severity}>
            <a href={link}>{message}</a>
            <span>
              {[label, lng && languageNames[lng], forbids && say('finding.forbids')]
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
