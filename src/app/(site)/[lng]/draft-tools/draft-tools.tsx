import { cookies } from 'next/headers'
import { FootBar } from '@/src/components/foot-bar.client'
import { releasePreview } from '@/src/data/payload/release-preview'
import { draftReader } from '@/src/data/preview'
import { markKeyOf } from '@/src/data/preview/source-marks'
import { waitingChanges } from '@/src/data/preview/waiting-changes'
import { type Language, languageNames } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { staffTranslator } from '@/src/i18n/panel-texts'
import { staffTexts } from '@/src/i18n/staff-resources'
import { staffLanguageKey, staffLanguageOf } from '@/src/staff/dashboard/kit/ui/staff-language'
import { getViewer } from '@/src/platform/auth/view-as'
import { LazyEditInPlace, LazyViewBanner } from '@/src/staff/in-place/lazy-edit-in-place.client'
import { editSchema } from './edit-schema'
import css from './release-bar.module.css'

interface DraftToolsProps {
  lng: Language
  /** The languages that visitors are offered. */
  languages: readonly Language[]
}

/** Tools of staff who look at drafts; the layout loads them for staff alone. */
export async function DraftTools({ lng, languages }: DraftToolsProps) {
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
  const viewedBy = getViewer(user)
  const say = viewedBy && (await staffTranslator(staffLng))
  return (
    <>
      {say ? (
        <LazyViewBanner
          text={say('refusal.view', { name: user.username })}
          stop={say('view.stop', {})}
          failed={say('failure.server', {})}
          until={viewedBy.until}
          isFloating
        />
      ) : null}
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
        isView={viewedBy !== undefined}
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

const groups = [
  'inPlace.',
  'marks.',
  'problem.',
  'failure.',
  'refusal.',
  'release.add',
  'schedule.',
]

const sharedTexts = [
  'approval.ask',
  'approval.done.asked',
  'cancel',
  'close',
  'delete',
  'edit',
  'form.save',
  'language',
  'loading',
  'missed.targetNowhere',
  'portal.passwordExpired',
  'portal.signIn',
  'redo',
  'release.all',
  'release.failed',
  'release.loadFailed',
  'release.none',
  'resource.settings',
  'retry',
  'status.draft',
  'status.published',
  'status.waiting',
  'status.scheduledFor',
  'undo',
]

interface ReleaseBarProps {
  text: string
  leave: string
  leaveAddress: string
}

/** Says, below a page that shows a release, that visitors do not see it, with the way out. */
function ReleaseBar({ text, leave, leaveAddress }: ReleaseBarProps) {
  return (
    <FootBar className={css.bar} label={text}>
      <p>{text}</p>
      <a href={leaveAddress}>{leave}</a>
    </FootBar>
  )
}
