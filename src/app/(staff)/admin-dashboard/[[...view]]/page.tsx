import config from '@payload-config'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { formatLabels, type PayloadRequest } from 'payload'
import { type Actor, permissions } from '@/src/contract/permissions'
import { withFallback } from '@/src/data/cache/cached'
import { closedForVisitors } from '@/src/data/settings/modules'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { Dashboard } from '@/src/staff/dashboard/dashboard'
import type { OwnCollection } from '@/src/staff/dashboard/kit/ui/site-facts'
import { dashboardViews } from '@/src/staff/dashboard/kit/ui/views'
import { menuEntries } from '@/src/staff/workflow/menu/entries'

interface Props {
  params: Promise<{ view?: string[] }>
}

export const metadata: Metadata = { title: 'Dashboard' }

/** Dashboard of staff: five tabs, and pages beside them. The API decides on access. */
export default async function AdminDashboard({ params }: Props) {
  const [name = 'tabs', ...rest] = (await params).view ?? []
  const view = dashboardViews.find((known) => known === name)
  if (!view || rest.length > 0) notFound()
  const settings = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  const { companyName, emails, logo, logoDark, timeZone } = settings
  const careers =
    emails.find(({ address }) => /^(careers|jobs|hr)@/.test(address ?? '')) ?? emails[0]
  const company = {
    name: withoutMarks(companyName),
    logo,
    logoDark,
    timeZone,
    careersEmail: withoutMarks(careers?.address ?? ''),
    closedModules: await withFallback(closedForVisitors(), []),
    ownCollections: await listOwnCollections(),
  }
  return <Dashboard view={view} company={company} />
}

/**
 * The collections of the site's own code, which the table of the menu does not name. As in the panel, staff see those that
 * they may change.
 */
async function listOwnCollections(): Promise<OwnCollection[]> {
  const { collections } = await config
  const named = new Set<string | undefined>(menuEntries.map(({ collection }) => collection))
  return collections
    .filter(({ slug }) => !named.has(slug) && !slug.startsWith('payload-'))
    .flatMap(({ slug, labels: { plural }, access }) => {
      const isOpen = (user: Actor) =>
        access.update({ req: { user } as unknown as PayloadRequest }) === true
      if (!isOpen({ role: 'super_admin' })) return []
      const label = typeof plural === 'function' ? formatLabels(slug).plural : plural
      const opening = permissions.filter((permission) =>
        isOpen({ role: 'admin', permissions: [permission] }),
      )
      return [{ slug, label, permissions: opening }]
    })
}
