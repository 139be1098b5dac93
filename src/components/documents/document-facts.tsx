import type { TFunction } from 'i18next'
import type { DocumentRelease } from '@/src/contract/document'
import { formatDate } from '@/src/i18n/format'
import { languageNames, type Language } from '@/src/i18n/languages'
import { fileTypes, typeOfMime } from '@/src/platform/private-files/types'
import { formatBytes } from '@/src/i18n/format-values'
import css from './documents.module.css'

interface Props {
  release: DocumentRelease
  lng: Language
  t: TFunction
}

/** Facts of a file: version, day, languages, format and size. */
export function ReleaseFacts({ release, lng, t }: Props) {
  const { version, date, languages, type, size } = release
  return (
    <span className={css.facts}>
      <span>{t('documents.version', { version })}</span>
      {date ? <time dateTime={date.slice(0, 10)}>{formatDate(date, lng)}</time> : null}
      {languages.map((code) => (
        <span key={code} lang={code}>
          {languageNames[code]}
        </span>
      ))}
      <span>
        {formatOf(type)} · {formatBytes(size, lng)}
      </span>
    </span>
  )
}

/** Returns the usual name of a file type: PDF, ZIP, STEP. */
function formatOf(mime: string): string {
  const name = typeOfMime(mime)
  return name ? fileTypes[name].extensions[0].toUpperCase() : mime
}
