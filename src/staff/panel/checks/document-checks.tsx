'use client'

import type { UIFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { languageNames } from '@/src/i18n/languages'
import { showFieldOfAddress } from '@/src/payload/patches/panel/open-field'
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
    showFieldOfAddress()
    window.addEventListener('hashchange', showFieldOfAddress)
    return () => window.removeEventListener('hashchange', showFieldOfAddress)
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
