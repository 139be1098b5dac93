import type { Metadata } from 'next'
import { withFallback } from '@/src/data/cache/cached'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { providers } from '@/src/domain/accounts/providers'
import { demoPassword } from '@/src/domain/demo'
import { hasPasskeys } from '@/src/platform/auth/passkeys'
import { isDemo } from '@/src/platform/env'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { Portal } from '@/src/staff/dashboard/portal/portal'

export const metadata: Metadata = { title: 'Admin Portal' }

/** Sign-in page of staff (specification, section 2). Filled in beforehand on the embedded demo alone. */
export default async function AdminPortal() {
  const settings = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  const { companyName, logo, logoDark } = settings
  const filledIn = isDemo ? { username: 'admin', password: demoPassword } : undefined
  const listed = providers.map(({ name, label }) => ({ name, label }))
  const company = { name: withoutMarks(companyName), logo, logoDark }
  return (
    <Portal company={company} filledIn={filledIn} providers={listed} hasPasskeys={hasPasskeys} />
  )
}
