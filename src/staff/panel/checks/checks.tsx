'use client'

import type { UIFieldClientComponent } from 'payload'
import { useEffect, useId, useRef } from 'react'
import { languageNames } from '@/src/i18n/languages'
import { inputBeside, showFieldOfAddress } from '@/src/payload/patches/panel/open-field'
import {
  FieldFindings,
  useFindings,
  useRecordFindings,
} from '@/src/staff/workflow/findings/findings'
import list from '@/src/staff/workflow/findings/findings.module.css'
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

/** Findings at a field, which describe its input: Payload's inputs take no description of ours. */
export function FieldMark({ path }: { path: string }) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const isMarked = useFindings(path).length > 0

  useEffect(() => {
    const input = isMarked ? inputBeside(place.current) : undefined
    if (!input) return
    const described = () => input.getAttribute('aria-describedby')?.split(' ') ?? []
    input.setAttribute('aria-describedby', [...described(), id].join(' '))
    return () => {
      const others = described().filter((one) => one !== id)
      if (others.length > 0) input.setAttribute('aria-describedby', others.join(' '))
      else input.removeAttribute('aria-describedby')
    }
  }, [isMarked, id])

  return (
    <div ref={place}>
      <FieldFindings id={id} path={path} />
    </div>
  )
}
