'use client'

import type { User } from '@/src/contract/user'
import { useStaff } from '../kit/api/auth'
import { useApi } from '../kit/api/query'
import { InitialPassword } from '../kit/ui/initial-password'
import { useTexts } from '../kit/ui/texts'
import css from './account.module.css'
import { accountPath, MailForm } from './mail-form'
import { PasswordForm } from './password-form'
import { SecondFactor } from './second-factor'
import { Sessions } from './sessions'

/** The own account: password, mails, second factor, and where one is signed in. */
export function Account() {
  const t = useTexts()
  const { user } = useStaff()
  const { data: account } = useApi<User>(accountPath(user.id))
  return (
    <div className={css.account}>
      <header className={css.head}>
        <h1 className={css.title}>{user.username}</h1>
        <p>
          {user.role} · {t(`role.${user.role}`)}
        </p>
      </header>
      <InitialPassword until={account?.passwordExpiresAt} />
      <PasswordForm />
      <MailForm />
      <SecondFactor />
      <Sessions />
    </div>
  )
}
