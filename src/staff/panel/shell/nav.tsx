import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { languageOr } from '@/src/i18n/languages'
import { staffTranslator } from '@/src/i18n/panel-texts'
import { getRights, menuEntries, menuFor } from '@/src/staff/workflow/menu/entries'
import { type ListedEntry, MenuList, withOwnCollections } from '@/src/staff/workflow/menu/menu-list'
import { MenuNav } from '@/src/staff/workflow/menu/menu-nav'
import { getViewer } from '@/src/platform/auth/view-as'
import { ViewBanner } from '@/src/staff/workflow/view-banner'
import { markOfSite, SiteMark } from '../brand/site-mark'
import { LanguageNote, type PanelProps } from '../page-parts'
import css from './nav.module.css'
import sessionCss from './session.module.css'
import { Side } from './side'
import { SignOut } from './sign-out'

/** The left menu of staff in place of Payload's own, with the collections of the site's own code. */
export async function Nav(props: ServerProps) {
  const { i18n, params, payload, user } = props
  const site = await markOfSite(payload)
  const say = await staffTranslator(languageOr(i18n.language))
  const [kind, slug] = (params?.segments ?? []) as string[]
  const listed = menuFor(getRights(user)).map(({ id, label, entries }) => ({
    id,
    label: label && say(label, {}),
    entries: entries.map(({ href, label: text, collection }) => ({
      href,
      label: say(text, {}),
      isCurrent:
        (kind === 'collections' && slug === collection) || href === `/admin/${kind}/${slug}`,
    })),
  }))
  const groups = withOwnCollections(listed, listOwnCollections(props), say('header.content', {}))
  const current = groups.flatMap(({ entries }) => entries).find(({ isCurrent }) => isCurrent)?.href
  return (
    <Side>
      <Link className={css.site} href="/" prefetch={false}>
        <SiteMark {...site} size={24} />
        {site.name}
      </Link>
      <MenuNav label={say('header.pages', {})} className={css.menu} current={current}>
        <MenuList groups={groups} Link={Link} />
        <LanguageNote i18n={i18n} />
      </MenuNav>
      <div className={css.session}>
        <Session {...props} />
      </div>
    </Side>
  )
}

/** Entries of collections that the menu does not name: those of the site's own code. */
function listOwnCollections({ i18n, params, payload, permissions }: ServerProps): ListedEntry[] {
  const [, current] = (params?.segments ?? []) as string[]
  return payload.config.collections
    .filter(({ slug }) => {
      const { create, update } = permissions?.collections?.[slug] ?? {}
      return !named.has(slug) && !slug.startsWith('payload-') && Boolean(create ?? update)
    })
    .map(({ slug, labels }) => ({
      href: `/admin/collections/${slug}`,
      label: getTranslation(labels.plural, i18n),
      isCurrent: slug === current,
    }))
}

const named = new Set(menuEntries.map(({ collection }) => collection))

/** The top of the panel while a super_admin sees it as another person. */
export async function ViewNotice({ i18n, user }: PanelProps) {
  const viewedBy = getViewer(user)
  if (!user || !viewedBy) return null
  const say = await staffTranslator(languageOr(i18n.language))
  return (
    <ViewBanner
      text={say('refusal.view', { name: user.username })}
      stop={say('view.stop', {})}
      failed={say('failure.server', {})}
      until={viewedBy.until}
    />
  )
}

/** The account that is signed in, with its role and the way out: in the head of the panel, on a phone in its menu. */
export async function Session({ i18n, user }: PanelProps) {
  if (!user) return null
  const say = await staffTranslator(languageOr(i18n.language))
  return (
    <div className={sessionCss.session}>
      <Link className={sessionCss.who} href="/admin-dashboard/account" prefetch={false}>
        <span className={sessionCss.name}>{user.username}</span>
        <span className={sessionCss.role}>{user.role}</span>
        <span className="panel-heading"> · {say('header.account', {})}</span>
      </Link>
      <SignOut className={sessionCss.out}>{say('header.logout', {})}</SignOut>
    </div>
  )
}
