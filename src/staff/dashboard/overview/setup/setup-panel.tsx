'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { Setup, SetupChoice, SetupUndone, StarterPage } from '@/src/contract/staff/setup'
import { formatList } from '@/src/i18n/format'
import { api } from '@/src/staff/dashboard/kit/api/call'
import { invalidate, useApi } from '@/src/staff/dashboard/kit/api/query'
import { Button } from '@/src/staff/dashboard/kit/ui/button'
import { Confirm } from '@/src/staff/dashboard/kit/ui/confirm'
import { failureText } from '@/src/staff/dashboard/kit/ui/failure'
import { Link } from '@/src/staff/dashboard/kit/ui/navigation'
import ruledList from '@/src/staff/dashboard/kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '@/src/staff/dashboard/kit/ui/texts'
import overview from '../overview.module.css'
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

/** The beginnings of an empty site. */
function Choices({ choices }: { choices: SetupChoice[] }) {
  const t = useTexts()
  const choose = useMutation({
    mutationFn: (choice: SetupChoice) => api('/admin/setup', { method: 'POST', body: { choice } }),
    onSuccess: () => invalidate('/admin'),
  })
  return (
    <>
      <h2 className={overview.title}>{t('setup.title')}</h2>
      <p>{t('setup.text')}</p>
      {choose.isError ? (
        <p role="alert" className={css.problem}>
          {failureText(t, choose.error)}
        </p>
      ) : null}
      <ul className={css.choices}>
        {choices.map((choice) => (
          <li key={choice} className={css.choice}>
            <h3 id={`setup-${choice}`}>{t(`setup.${choice}`)}</h3>
            <p>{t(`setup.${choice}Text`)}</p>
            <Button
              look={choice === 'starter' ? 'primary' : 'secondary'}
              aria-describedby={`setup-${choice}`}
              isInactive={choose.isPending}
              aria-busy={choose.isPending && choose.variables === choice}
              onClick={() => choose.mutate(choice)}
            >
              {t('setup.choose')}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Link className={overview.action} href="/admin/globals/site-settings">
          {t('setup.settings')}
        </Link>
      </p>
    </>
  )
}

/** Checklist of the pages that the setup made, with a button that undoes it. */
function StarterPages({ setup: { choice, pages } }: { setup: Setup }) {
  const t = useTexts()
  const lng = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const undo = async () => {
    const answer = await api<Partial<SetupUndone>>('/admin/setup', { method: 'DELETE' })
    const titles = formatList(answer.kept ?? [], lng)
    toast({
      title: t(choice === 'demo' ? 'setup.busy' : 'setup.undone'),
      ...(titles ? { description: t('setup.kept', { titles }) } : {}),
    })
    invalidate('/admin')
  }
  return (
    <>
      {pages.length > 0 ? (
        <>
          <h2 className={overview.title}>{t('setup.pages')}</h2>
          <ul className={`${overview.list} ${ruledList.ruled}`}>
            {pages.map((page) => (
              <li key={page.id}>
                <Link href={`/admin/collections/pages/${page.id}`}>{page.title}</Link>
                <span>
                  {page.isPublished ? <span aria-hidden="true">✓ </span> : null}
                  {stateOf(page, t)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={css.undo}>
        {choice ? <span>{t(`setup.${choice}`)}</span> : null}
        <Button look="ghost" onClick={() => setIsAsking(true)}>
          {t('setup.undo')}
        </Button>
      </p>
      {isAsking ? (
        <Confirm
          title={t('setup.undo')}
          text={t('setup.undoText')}
          action={t('setup.undo')}
          onConfirm={undo}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

function stateOf({ isPublished, places }: StarterPage, t: ReturnType<typeof useTexts>): string {
  if (places.length > 0) return t('setup.places', { count: places.length })
  return t(isPublished ? 'setup.published' : 'setup.ready')
}
