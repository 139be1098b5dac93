import Link from 'next/link'
import { lacksPanelWords } from '@/src/i18n/panel-texts'
import type { PanelProps } from './inquiries'
import { say } from './say'

/** Heading of the panel's first page for screen readers; others see what it is. */
export const DashboardHeading = ({ i18n }: PanelProps) => (
  <h1 className="panel-heading">{i18n.t('general:dashboard' as never)}</h1>
)

/** Leads to the dashboard from every page of the panel, in its head. */
export const StaffLink = (props: PanelProps) => (
  <Link className="staff-link" href="/admin-dashboard" prefetch={false}>
    {say(props, 'dashboard')}
  </Link>
)

/** Payload's form has no field for a code; the portal has, and signs in to the panel, too. */
export const PortalLink = (props: PanelProps) => (
  <p className="portal-link">
    {say(props, 'codeQuestion')}{' '}
    <Link href="/admin-portal" prefetch={false}>
      {say(props, 'portal')}
    </Link>
  </p>
)

/** Leads to the gallery of blocks, below the collections. */
export const GalleryLink = () => (
  <Link className="nav__link" href="/admin/blocks" prefetch={false}>
    <span className="nav__link-label">Gallery of blocks</span>
  </Link>
)

/** Says in which parts the panel does not speak the language of its reader. */
export function LanguageNote(props: PanelProps) {
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

/** In place of a part of Payload's panel that this site has no use for. */
export const Nothing = () => null
