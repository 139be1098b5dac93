import type { TFunction } from 'i18next'
import { ItemLink } from '@/src/components/item-link'
import type { DocumentRelease, DownloadDocument } from '@/src/contract/document'
import type { FoundDocument } from '@/src/domain/downloads'
import { sheetName } from '@/src/domain/data-sheets/address'
import { formatBytes, formatDate } from '@/src/i18n/format'
import { type Language, languageNames } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { fileTypes, typeOfMime } from '@/src/platform/private-files/uses'
import css from './documents/documents.module.css'
import link from './item-link.module.css'

interface DocumentRowProps {
  document: DownloadDocument
  lng: Language
  heading: 'h2' | 'h3'
  t: TFunction
}

/** A document in a list: all of it leads to its page. */
export function DocumentRow({ document, lng, heading: Heading, t }: DocumentRowProps) {
  const { title, slug, kind, gate, releases } = document
  const newest = inLanguage(releases, lng)
  return (
    <li className={css.row}>
      <p className={css.kind}>{t(`documents.kind.${kind}`)}</p>
      <Heading className={css.title} lang={detectLang(title)}>
        <ItemLink href={`/downloads/${slug}`}>{title}</ItemLink>
      </Heading>
      <div>
        {newest ? <ReleaseFacts release={newest} lng={lng} t={t} /> : null}
        {gate === 'open' ? null : <p className={css.gate}>{t(`documents.gate.${gate}`)}</p>}
      </div>
    </li>
  )
}

interface DataSheetRowProps extends Omit<DocumentRowProps, 'document'> {
  document: Pick<FoundDocument, 'title' | 'slug' | 'updatedAt' | 'drawnIn'>
  /** Language of the PDF that the row leads to. */
  language: Language
  /** Sizes of those that were drawn before, bytes, by their names. */
  sizes: ReadonlyMap<string, number>
}

/** A data sheet that is drawn from its product's record, in a list: all of it leads to the PDF. */
export function DataSheetRow({
  document,
  lng,
  language,
  heading: Heading,
  sizes,
  t,
}: DataSheetRowProps) {
  const { title, slug, updatedAt, drawnIn = [] } = document
  // With the language in it, English too: without one the visitor's own decides.
  const addressOf = (code: Language) => `/${code}/product/${slug}/datasheet.pdf`
  const size = sizes.get(sheetName(slug, language))
  return (
    <li className={css.row}>
      <p className={css.kind}>{t('documents.kind.dataSheet')}</p>
      <Heading className={css.title} lang={detectLang(title)}>
        <a
          className={link.link}
          href={addressOf(language)}
          hrefLang={language}
          type="application/pdf"
        >
          {title}
        </a>
      </Heading>
      <div>
        <span className={css.facts}>
          <time dateTime={updatedAt.slice(0, 10)}>{formatDate(updatedAt, lng)}</time>
          <span lang={language}>{languageNames[language]}</span>
          <span>{size === undefined ? 'PDF' : `PDF · ${formatBytes(size, lng)}`}</span>
        </span>
        {drawnIn.length > 1 ? (
          <details className={css.languages}>
            <summary>{t('documents.allLanguages')}</summary>
            <ul>
              {drawnIn.map((code) => (
                <li key={code}>
                  <a href={addressOf(code)} hrefLang={code} lang={code} type="application/pdf">
                    {languageNames[code]}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  )
}

/** The release that stands in the visitor's language, or the newest of all. */
const inLanguage = (releases: DownloadDocument['releases'], lng: Language) =>
  releases.find(({ supersededBy, languages }) => !supersededBy && languages.includes(lng)) ??
  releases[0]

interface ReleaseFactsProps {
  release: DocumentRelease
  lng: Language
  t: TFunction
}

/** Facts of a file: version, day, languages, format and size. */
export function ReleaseFacts({ release, lng, t }: ReleaseFactsProps) {
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
