'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { User } from '@/src/contract/user'
import { write } from '../kit/api/records'
import { Group } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { useTexts } from '../kit/ui/texts'

/** The provider that signs another user in, with a button that unties the account from it. */
export function UserIdentity({ user }: { user: User }) {
  const t = useTexts()
  const [provider, setProvider] = useState(user.signsInWith)
  const [isAsking, setAsking] = useState(false)
  if (!provider) return null

  const remove = async () => {
    await write('users', 'DELETE', `/${user.id}/identity`)
    setProvider(null)
    toast({ title: t('toast.identityRemoved') })
  }

  return (
    <Group legend={t('user.identity')} hint={t('user.identityHint', { provider })}>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('user.identityRemove')}
        </Button>
      </div>
      {isAsking ? (
        <Confirm
          title={t('user.identityRemoveTitle')}
          text={t('user.identityRemoveText', { username: user.username })}
          action={t('user.identityRemove')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Group>
  )
}
