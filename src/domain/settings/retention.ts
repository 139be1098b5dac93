import type { KeptKind } from '@/src/contract/staff/overview'
import { vitalsDays } from '@/src/contract/visits'
import { env } from '@/src/platform/env'

/** For how many days records are kept, by their kind; 0 keeps them until somebody deletes them. */
export const keptDays = {
  activity: env.KEEP_ACTIVITY_DAYS,
  refusedSignIns: env.KEEP_REFUSED_SIGN_INS_DAYS,
  inquiries: env.KEEP_INQUIRIES_DAYS,
  quoteRequests: env.KEEP_QUOTE_REQUESTS_DAYS,
  documentRequests: env.KEEP_DOCUMENT_REQUESTS_DAYS,
} satisfies Record<KeptKind, number>

/** For how many days counts of vitals are kept: those that are shown, and some for clocks that are wrong. */
export const keptVitalsDays = vitalsDays + 7

/** For how many days messages of webhooks are kept. */
export const keptDeliveryDays = 30

/** Most refused sign-ins in the activity log, since strangers can make any number of them. */
export const maxRefusedSignIns = 10_000

/** Largest total size of visitors' files, bytes; 0 sets no limit. */
export const maxVisitorFilesBytes = env.MAX_VISITOR_FILES_MB * 1_000_000

/** Data about people in one collection. */
export interface PersonalData {
  about: 'visitors' | 'staff' | 'others'
  /** Names of the fields that hold it. */
  fields: readonly string[]
  purpose: string
  /** Legal basis, as article 6 (1) of the GDPR names them; operators confirm it for their country. */
  basis: 'Consent' | 'Contract, and steps before one' | 'Legitimate interest'
  /** Until when it is kept. `keptDays` and the settings of the site hold the days. */
  kept: string
}
