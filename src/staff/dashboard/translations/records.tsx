import type { TranslatedRecord } from '@/src/contract/staff/translations'
import type { Language } from '@/src/i18n/languages'
import { useAddress } from '../kit/address'
import { resourceText, useFieldText } from '../kit/ui/record-names'
import { Link } from '../kit/ui/navigation'
import { useTexts } from '../kit/ui/texts'
import css from './translations.module.css'

interface RecordsProps {
  docs: TranslatedRecord[]
  locale: Language
}

/** Records with their texts, each of which is translated beside its English. */
export function Records({ docs, locale }: RecordsProps) {
  const t = useTexts()
  const nameField = useFieldText()
  const { hrefWith } = useAddress()
  return (
    <ul className={css.records}>
      {docs.map(({ collection, fields, id, isDraft, title }) => {
        const record = `${collection}/${id}`
        const name = title ?? resourceText(t, collection)
        return (
          <li key={record}>
            <div className={css.head}>
              <h2 className={css.name}>{name}</h2>
              <span className={css.muted}>
                {resourceText(t, collection)}
                {isDraft ? ` · ${t('translation.draft')}` : ''}
              </span>
              <Link
                href={hrefWith({ record, to: locale })}
                aria-label={`${t('translation.translate')}: ${name}`}
              >
                {t('translation.translate')}
              </Link>
            </div>
            <ul className={css.fields} aria-label={t('translation.section')}>
              {fields.map(({ key, label, state }) => (
                <li key={key}>
                  <Link href={hrefWith({ record, to: locale, field: key })}>
                    {nameField(key, label)}
                  </Link>{' '}
                  <span className={css.muted}>{t(`translation.${state}`)}</span>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
