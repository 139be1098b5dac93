'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { inputBeside } from '@/src/payload/patches/panel/open-field'
import { say } from '../say'
import css from './checks.module.css'
import { useFindings } from './findings'

/** At a field: what checks find in it, in the language that the form shows. */
export function FieldMark({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const own = useFindings()?.filter(
    ({ path: place, locale }) => place === path && (locale === null || locale === code),
  )
  const isMarked = own !== undefined && own.length > 0

  // Payload's inputs take no description of ours.
  useEffect(() => {
    const input = isMarked ? inputBeside(list.current) : undefined
    if (!input) return
    const described = () => input.getAttribute('aria-describedby')?.split(' ') ?? []
    input.setAttribute('aria-describedby', [...described(), id].join(' '))
    return () => {
      const others = described().filter((one) => one !== id)
      if (others.length > 0) input.setAttribute('aria-describedby', others.join(' '))
      else input.removeAttribute('aria-describedby')
    }
  }, [isMarked, id])

  if (!isMarked) return null
  return (
    // The name is not on the list, which describes the input by its text.
    <div role="group" aria-label={say({ i18n }, 'checks')} className={css.marks}>
      <ul ref={list} id={id} className={css.findings}>
        {own.map(({ message, severity, forbids }, index) => (
          <li key={`${message}${index}`} data-severity={severity}>
            {message}
            {forbids ? <span>{say({ i18n }, 'findingForbids')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
