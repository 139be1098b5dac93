import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { TranslationMachineAnswer, TranslationPlace } from '@/src/contract/staff/translations'
import { api } from '../kit/api/call'
import { invalidate } from '../kit/api/query'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/toast-failure'
import css from './translations.module.css'

interface Props {
  place: TranslationPlace
  /** The listed texts that a machine may write. */
  keys: string[]
}

/** Has the listed texts of a record translated by the service that is set up, and tells which were not taken. */
export function ByMachine({ place, keys }: Props) {
  const t = useTexts()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<TranslationMachineAnswer['refused']>([])

  const translate = async () => {
    setPending(true)
    try {
      const answer = await api<TranslationMachineAnswer>('/admin/translations/machine', {
        method: 'POST',
        body: { ...place, keys },
      })
      setRefused(answer.refused)
      invalidate('/admin')
      toast({ title: t('translation.byMachineDone', { count: answer.written.length }) })
    } catch (error) {
      toastFailure(t, t('translation.byMachineFailed'), error)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={css.byMachine}>
      <Button isInactive={isPending} onClick={() => void translate()}>
        {t('translation.byMachine')}
      </Button>
      <p className={css.muted}>{t('translation.byMachineHint')}</p>
      {refused.length > 0 ? (
        <div role="status">
          <p>{t('translation.byMachineRefused')}</p>
          <ul>
            {refused.map(({ key, label, message }) => (
              <li key={key}>
                {label}: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
