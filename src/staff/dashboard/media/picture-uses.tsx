import type { PictureUse } from '@/src/contract/staff/media-library'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { resourceText } from '../kit/ui/resource-text'
import { useTexts, type Texts } from '../kit/ui/texts'
import css from './media.module.css'

/** List of the records that use a picture: each once, with a link where the reader may edit it, and its places. */
export function PictureUsesList({ uses }: { uses: PictureUse[] }) {
  const t = useTexts()
  if (uses.length === 0) return <p className={css.facts}>{t('library.noUses')}</p>
  return (
    <ul className={css.uses}>
      {byRecord(uses).map(({ use, places }) => (
        <li key={`${use.collection} ${use.id}`}>
          {use.link ? (
            <>
              <a href={use.link}>{use.title ?? resourceText(t, use.collection)}</a>{' '}
              <span className={css.facts}>
                {[
                  resourceText(t, use.collection),
                  ...places.map((one) =>
                    [one.place, ...statesOf(one, t)].filter(Boolean).join(', '),
                  ),
                ].join(' · ')}
              </span>
            </>
          ) : (
            <span className={css.facts}>
              {t('library.usedElsewhere', { collection: resourceText(t, use.collection) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Records that the reader may not edit have no id, and are one for each collection. */
function byRecord(uses: PictureUse[]): { use: PictureUse; places: PictureUse[] }[] {
  const records = new Map<string, { use: PictureUse; places: PictureUse[] }>()
  for (const use of uses) {
    const key = `${use.collection} ${use.id}`
    const record = records.get(key) ?? { use, places: [] }
    record.places.push(use)
    records.set(key, record)
  }
  return [...records.values()]
}

const statesOf = ({ isPublic, isDraft, isTrashed, locale }: PictureUse, t: Texts): string[] => [
  ...(locale && isLanguage(locale) ? [languageNames[locale]] : []),
  ...(isTrashed ? [t('library.trashed')] : []),
  ...(isPublic ? [] : [t('library.draftOnly')]),
  ...(isPublic && isDraft ? [t('library.draftToo')] : []),
]
