import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { withFallback } from '@/src/data/cache/cached'
import { closedForVisitors } from '@/src/data/settings/modules'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { Dashboard } from '@/src/staff/dashboard/dashboard'
import { dashboardViews } from '@/src/staff/dashboard/kit/ui/views'

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
  }
  return <Dashboard view={view} company={company} />
}
