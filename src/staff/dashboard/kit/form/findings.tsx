'use client'

import { createContext, use, type ReactNode } from 'react'
import type { CheckedCollection, CheckFinding, ChecksAnswer } from '@/src/contract/staff/checks'
import type { Language } from '@/src/i18n/languages'
import { useApi } from '../api/query'
import { useLanguage, useTexts } from '../ui/texts'
import css from './field.module.css'

interface Props {
  /** Undefined for a new entry, in which nothing is checked yet. */
  record: { collection: CheckedCollection; id: string } | undefined
  lng: Language
  children: ReactNode
}

/** Tells the fields of a form what checks find in the entry as it is saved, in a language. */
export function Findings({ record, lng, children }: Props) {
  const place = { collection: '', id: '', ...record, locale: useLanguage() }
  const { data } = useApi<ChecksAnswer>(
    record ? `/admin/checks?${new URLSearchParams(place).toString()}` : null,
  )
  const found = record ? (data?.documents[0]?.findings ?? []) : []
  return (
    <Found value={found.filter(({ locale }) => locale === null || locale === lng)}>
      {children}
    </Found>
  )
}

/** Returns the findings at a field of the record; empty without one. */
export const useFindings = (name: string | undefined): CheckFinding[] =>
  use(Found).filter(({ path }) => path === name)

/** At a field of a form: what checks find in it. */
export function FieldFindings({ id, name }: { id?: string; name: string }) {
  const t = useTexts()
  const lng = useLanguage()
  const findings = useFindings(name)
  if (findings.length === 0) return null
  return (
    // The name is not on the list, which describes the control by its text.
    <div role="group" aria-label={t('overview.checks')} lang={lng}>
      <ul id={id} className={css.findings}>
        {findings.map(({ message, severity, forbids }, index) => (
          <li key={`${message}${index}`} data-severity={severity}>
            {message}
            {forbids ? <span>{t('overview.checkForbids')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Found = createContext<CheckFinding[]>([])
