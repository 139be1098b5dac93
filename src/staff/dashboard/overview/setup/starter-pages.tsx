'use client'

import { useState } from 'react'
import type { Setup, SetupUndone, StarterPage } from '@/src/contract/staff/setup'
import { toast } from '@/src/components/ui/toast'
import { api } from '@/src/staff/dashboard/kit/api/call'
import { invalidate } from '@/src/staff/dashboard/kit/api/query'
import { Button } from '@/src/staff/dashboard/kit/ui/button'
import { Confirm } from '@/src/staff/dashboard/kit/ui/confirm'
import ruledList from '@/src/staff/dashboard/kit/ui/ruled-list.module.css'
import { useTexts } from '@/src/staff/dashboard/kit/ui/texts'
import overview from '../overview.module.css'
import css from './setup-panel.module.css'
import { Link } from '@/src/staff/dashboard/kit/ui/navigation'

/** Checklist of the pages that the setup made, with a button that undoes it. */
export function StarterPages({ setup: { choice, pages } }: { setup: Setup }) {
  const t = useTexts()
  const [isAsking, setIsAsking] = useState(false)
  const undo = async () => {
    const answer = await api<Partial<SetupUndone>>('/admin/setup', { method: 'DELETE' })
    const titles = answer.kept?.join(', ')
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
