import Link from 'next/link'
import { redirect } from 'next/navigation'
import { lacksPanelWords } from '@/src/i18n/panel-texts'
import type { Payload, TypedUser } from 'payload'
import { say } from './say'
import { SignedOut } from './shell/sign-out'

/** Properties of Payload's server components in the panel, as far as ours use them. */
export interface PanelProps {
  payload: Payload
  user?: TypedUser
  i18n: { t: (key: never) => string; language: string }
}

/** Leads from the first page of the panel to the home of staff. */
export const Home = () => redirect('/admin-dashboard')

/** Payload's form has no field for a code; the portal has, and signs in to the panel, too. */
export const PortalLink = (props: PanelProps) => (
  <p className="portal-link">
    {say(props, 'codeQuestion')}{' '}
    <Link href="/admin-portal" prefetch={false}>
      {say(props, 'portal')}
    </Link>
    <SignedOut />
  </p>
)

/** Says in which parts the panel does not speak the language of its reader. */
export function LanguageNote(props: Pick<PanelProps, 'i18n'>) {
  const { language } = props.i18n
  if (language === 'en') return null
  return (
    <p className="language-note">
      {say(props, lacksPanelWords(language) ? 'languageNoteMost' : 'languageNote')}
    </p>
  )
}

/** On the page of who is signed in: what of the own account is changed in the dashboard, and asks for proof. */
export function OwnAccount({ id, ...props }: PanelProps & { id?: number | string }) {
  if (!props.user || String(props.user.id) !== String(id)) return null
  return (
    <p className="own-account">
      {say(props, 'ownAccount')}{' '}
      <Link href="/admin-dashboard/account" prefetch={false}>
        {say(props, 'account')}
      </Link>
    </p>
  )
}

/** In place of a part of Payload's panel that this site has no use for. */
export const Nothing = () => null
