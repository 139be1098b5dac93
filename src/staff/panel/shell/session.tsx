import Link from 'next/link'
import { languageOr } from '@/src/i18n/languages'
import { staffTranslator } from '@/src/i18n/panel-texts'
import type { PanelProps } from '../page-parts'
import css from './session.module.css'

/** The account that is signed in, with its role and the way out: in the head of the panel, on a phone in its menu. */
export async function Session({ i18n, user }: PanelProps) {
  if (!user) return null
  const say = await staffTranslator(languageOr(i18n.language))
  return (
    <div className={css.session}>
      <Link className={css.who} href="/admin-dashboard/account" prefetch={false}>
        <span className={css.name}>{user.username}</span>
        <span className={css.role}>{user.role}</span>
        <span className="panel-heading"> · {say('header.account', {})}</span>
      </Link>
      <Link className={css.out} href="/admin/logout" prefetch={false}>
        {say('header.logout', {})}
      </Link>
    </div>
  )
}
