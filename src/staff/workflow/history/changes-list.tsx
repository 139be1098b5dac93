import { isLanguage, languageNames } from '@/src/i18n/languages'
import { useHost } from '../host'
import css from './history.module.css'
import { valueText } from './value-text'

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
