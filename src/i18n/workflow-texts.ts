import type staff from '@/locales/en/staff.json'

/** Beginnings of the keys of what several staff interfaces draw (`src/staff/workflow`). */
const groups = [
  'activity.',
  'comment.',
  'finding.',
  'release.add',
  'schedule.',
  'share.',
  'version.',
] as const

const single = [
  'application.status.declined',
  'application.status.hired',
  'application.status.inReview',
  'application.status.invited',
  'approval.ask',
  'approval.done.asked',
  'cancel',
  'close',
  'loading',
  'no',
  'quote.status.closed',
  'quote.status.inWork',
  'quote.status.new',
  'quote.status.quoted',
  'release.all',
  'release.failed',
  'release.loadFailed',
  'release.none',
  'retry',
  'status.draft',
  'status.published',
  'status.scheduledFor',
  'toast.createFailed',
  'toast.updateFailed',
  'translation.before',
  'translation.compare',
  'translation.confirm',
  'translation.english',
  'translation.machine',
  'translation.missing',
  'translation.stale',
  'translation.whole',
  'yes',
] as const

export type StaffTextKey = keyof typeof staff

/** Key of a text that staff interfaces share; all stand in `staff.json` alone. */
export type WorkflowTextKey =
  (typeof single)[number] | Extract<StaffTextKey, `${(typeof groups)[number]}${string}`>

export const pickWorkflowTexts = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([key]) =>
        (single as readonly string[]).includes(key) ||
        groups.some((group) => key.startsWith(group)),
    ),
  )
