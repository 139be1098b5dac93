'use client'

import { useTranslation } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import { languageNames } from '@/src/i18n/languages'
import { showFieldOfAddress } from '@/src/payload/patches/panel/open-field'
import { say } from '../say'
import css from './checks.module.css'
import { useFindings } from './findings'

/** List of the findings of a document as it is saved, in its form; each links to its field. */
export const ChecksOfDocument: UIFieldClientComponent = () => {
  const { i18n } = useTranslation()
  const findings = useFindings()

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
        {say({ i18n }, 'checks')} ({findings.length})
      </h2>
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
