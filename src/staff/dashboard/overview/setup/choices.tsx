'use client'

import { useMutation } from '@tanstack/react-query'
import type { SetupChoice } from '@/src/contract/staff/setup'
import { api } from '@/src/staff/dashboard/kit/api/call'
import { failureText } from '@/src/staff/dashboard/kit/ui/failure-text'
import { invalidate } from '@/src/staff/dashboard/kit/api/query'
import { Button } from '@/src/staff/dashboard/kit/ui/button'
import { useTexts } from '@/src/staff/dashboard/kit/ui/texts'
import overview from '../overview.module.css'
import css from './setup-panel.module.css'
import { Link } from '@/src/staff/dashboard/kit/ui/navigation'

/** The beginnings of an empty site. */
export function Choices({ choices }: { choices: SetupChoice[] }) {
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
