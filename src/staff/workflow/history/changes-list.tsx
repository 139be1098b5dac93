import { isLanguage, languageNames } from '@/src/i18n/languages'
import type { WorkflowTextKey } from '@/src/i18n/workflow-texts'
import { formatDateTime, formatDay } from '../format'
import { type Host, useHost } from '../host'
import css from './history.module.css'

interface Change {
  field: string
  /** The field in words; left out, its name. */
  label?: string
  before: string | null
  after: string | null
  locale?: string | null
}

interface Props {
  changes: readonly Change[]
  /** Names a field otherwise than its label. */
  nameField?: (field: string, label: string) => string
}

/** Changed fields, each before and after. */
export function ChangesList({ changes, nameField = (_, label) => label }: Props) {
  const host = useHost()
  return (
    <dl className={css.changes}>
      {changes.map(({ field, label = field, locale, before, after }) => (
        <div key={`${field} ${locale}`}>
          <dt>
            {nameField(field, label)}
            {isLanguage(locale) ? ` (${languageNames[locale]})` : ''}
          </dt>
          <dd lang={locale ?? undefined}>
            {before === null && after === null ? (
              host.say('activity.changed')
            ) : (
              <>
                <del>{valueText(host, field, before)}</del> →{' '}
                <ins>{valueText(host, field, after)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A stored value of a record as staff read it, in their language: its state, yes or no, a moment. */
export function valueText(
  { lng, say }: Pick<Host, 'lng' | 'say'>,
  field: string,
  value: string | null,
): string {
  if (value === null) return '–'
  if (day.test(value)) return formatDay(value, lng)
  if (moment.test(value) && !Number.isNaN(Date.parse(value)))
    return formatDateTime(new Date(value), lng)
  const key = keyIn((Object.hasOwn(choices, field) && choices[field]) || answers, value)
  // What could be named has its name already.
  return key ? say(key) : value.replace(ids, say('activity.deletedRecord'))
}

/** Texts that people wrote may be called like what every object has, such as "constructor". */
const keyIn = <Key extends string>(keys: Record<string, Key>, name: string): Key | undefined =>
  Object.hasOwn(keys, name) ? keys[name] : undefined

const day = /^\d{4}-\d{2}-\d{2}$/

/** As the database holds it. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** Ids of records in either database. */
const ids = /\b(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24})\b/g

/** Texts of choices, by their fields. */
const choices: Record<string, Record<string, WorkflowTextKey>> = {
  _status: { published: 'status.published', draft: 'status.draft' },
  status: {
    new: 'quote.status.new',
    inWork: 'quote.status.inWork',
    quoted: 'quote.status.quoted',
    closed: 'quote.status.closed',
    inReview: 'application.status.inReview',
    invited: 'application.status.invited',
    hired: 'application.status.hired',
    declined: 'application.status.declined',
  },
}
const answers = { true: 'yes', false: 'no' } as const
