'use client'

import { useEffect } from 'react'
import type { Setup } from '@/src/contract/staff/setup'
import { invalidate, useApi } from '@/src/staff/dashboard/kit/api/query'
import { useTexts } from '@/src/staff/dashboard/kit/ui/texts'
import { Choices } from './choices'
import { StarterPages } from './starter-pages'
import css from './setup-panel.module.css'

/** Interval of requests for the state of a demo that is being written, ms. */
const pollEvery = 2000

/** Asks what an empty site begins with, and shows how far that has come. */
export function SetupPanel() {
  const t = useTexts()
  const { data: setup } = useApi<Setup>('/admin/setup')
  const isBusy = setup?.isBusy ?? false
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => invalidate('/admin/setup'), pollEvery)
    return () => {
      clearInterval(timer)
      // What the demo brought, or took away, is counted on the same page.
      invalidate('/admin')
    }
  }, [isBusy])

  if (!setup || (!setup.isOffered && !isBusy && setup.choice === null && setup.problem === null))
    return null
  return (
    <section className={css.setup} aria-label={t('setup.title')}>
      {setup.problem ? (
        <p role="alert" className={css.problem}>
          {t('setup.failed', { problem: setup.problem })}
        </p>
      ) : null}
      {isBusy ? <p role="status">{t('setup.busy')}</p> : null}
      {setup.isOffered ? <Choices choices={setup.choices} /> : null}
      {setup.choice !== null && !isBusy ? <StarterPages setup={setup} /> : null}
    </section>
  )
}
