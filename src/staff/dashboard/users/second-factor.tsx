'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { User } from '@/src/contract/user'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { Group } from '../kit/form/field'
import { formatDay } from '@/src/staff/workflow/format'
import { write } from '../kit/api/records'
import { useLanguage, useTexts } from '../kit/ui/texts'

/** Second factor of another user, with a button that disables it for those who lost phone and recovery codes. */
export function UserSecondFactor({ user }: { user: User }) {
  const t = useTexts()
  const lng = useLanguage()
  const [since, setSince] = useState(user.secondFactorSince)
  const [isAsking, setAsking] = useState(false)

  const resetFactor = async () => {
    await write('users', 'DELETE', `/${user.id}/second-factor`)
    setSince(null)
    toast({ title: t('toast.secondFactorTaken') })
  }

  return (
    <Group
      legend={t('account.secondFactor')}
      hint={
        since
          ? t('user.secondFactorOn', { when: formatDay(since, lng) })
          : t('user.secondFactorOff')
      }
    >
      {since ? (
        <div>
          <Button look="danger" onClick={() => setAsking(true)}>
            {t('user.secondFactorTake')}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <Confirm
          title={t('user.secondFactorTakeTitle')}
          text={t('user.secondFactorTakeText', { username: user.username })}
          action={t('user.secondFactorTake')}
          onConfirm={resetFactor}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Group>
  )
}
