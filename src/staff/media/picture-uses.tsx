import type { PictureUse } from '@/src/contract/staff/media-library'
import { isLanguage, languageNames } from '@/src/i18n/languages'
import { resourceText } from '../kit/history/activity-entries'
import { useTexts, type Texts } from '../kit/ui/texts'
import css from './media.module.css'

/** Where a picture is used, with a link to each place that the reader may edit. */
export function PictureUsesList({ uses }: { uses: PictureUse[] }) {
  const t = useTexts()
  if (uses.length === 0) return <p className={css.facts}>{t('library.noUses')}</p>
  return (
    <ul className={css.uses}>
      {uses.map((use, index) => (
        <li key={index}>
          {use.link ? (
            <>
              <a href={use.link}>{use.title ?? resourceText(t, use.collection)}</a>{' '}
              <span className={css.facts}>
                {[resourceText(t, use.collection), use.place, ...statesOf(use, t)]
                  .filter(Boolean)
                  .join(' · ')}
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

const statesOf = ({ isPublic, isDraft, isTrashed, locale }: PictureUse, t: Texts): string[] => [
  ...(locale && isLanguage(locale) ? [languageNames[locale]] : []),
  ...(isTrashed ? [t('library.trashed')] : []),
  ...(isPublic ? [] : [t('library.draftOnly')]),
  ...(isPublic && isDraft ? [t('library.draftToo')] : []),
]
