import Link from 'next/link'
import type { PanelProps } from './inquiries/unread'
import { LanguageNote } from './language-note'
import { say } from './say'

/** On the page of who is signed in: what of the own account is changed in the dashboard, and asks for proof. */
export function OwnAccount({ id, ...props }: PanelProps & { id?: number | string }) {
  if (!props.user || String(props.user.id) !== String(id)) return null
  return (
    <>
      <LanguageNote {...props} />
      <p className="own-account">
        {say(props, 'ownAccount')}{' '}
        <Link href="/admin-dashboard/account" prefetch={false}>
          {say(props, 'account')}
        </Link>
      </p>
    </>
  )
}
