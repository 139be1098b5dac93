import { cookies } from 'next/headers'
import { LazyEditInPlace } from '@/src/staff/in-place/lazy-edit-in-place.client'
import { markKeyOf } from '@/src/data/preview/source-marks'
import { draftReader } from '@/src/data/preview'
import { releasePreview } from '@/src/data/payload/release-preview'
import { waitingChanges } from '@/src/data/preview/waiting-changes'
import { type Language, languageNames } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { staffTexts } from '@/src/i18n/staff-resources'
import { staffLanguageKey, staffLanguageOf } from '@/src/staff/dashboard/kit/ui/staff-language'
import { editSchema } from './edit-schema'
import { ReleaseBar } from './release-bar'

interface Props {
  lng: Language
  /** The languages that visitors are offered. */
  languages: readonly Language[]
}

/** Tools of staff who look at drafts; the layout loads them for staff alone. */
export async function DraftTools({ lng, languages }: Props) {
  const own = (await cookies()).get(staffLanguageKey)?.value
  const staffLng = staffLanguageOf(own) ?? lng
  const t = getT(staffLng)
  const leave = t('preview.leave')
  const release = await releasePreview()
  if (release)
    return (
      <ReleaseBar
        text={t('preview.release', { title: release.title })}
        leave={leave}
        leaveAddress={leaveAddress}
      />
    )
  const user = await draftReader()
  if (!user) return null
  const label = t('preview.bar')
  return (
    <>
      <noscript>
        <aside aria-label={label}>
          <p>{label}</p>
          <a href={leaveAddress}>{leave}</a>
        </aside>
      </noscript>
      <LazyEditInPlace
        lng={lng}
        markKey={markKeyOf(user.id)}
        label={label}
        leave={leave}
        texts={toolTexts(staffLng)}
        staffLng={staffLng}
        schema={await editSchema(staffLng)}
        waiting={await waitingChanges(user)}
        languages={languages.map((code) => ({ code, name: languageNames[code] }))}
      />
    </>
  )
}

/** No page of the router, which would fetch it ahead and end the preview. */
const leaveAddress: string = '/api/preview/leave'

const toolTexts = (lng: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(staffTexts(lng)).filter(
      ([key]) => groups.some((group) => key.startsWith(group)) || sharedTexts.includes(key),
    ),
  )

const groups = ['inPlace.', 'marks.', 'problem.', 'failure.', 'refusal.', 'schedule.']

const sharedTexts = [
  'approval.ask',
  'approval.done.asked',
  'cancel',
  'close',
  'delete',
  'edit',
  'language',
  'missed.targetNowhere',
  'portal.passwordExpired',
  'portal.signIn',
  'resource.settings',
  'status.scheduledFor',
  'undo',
]
