import type { Translate } from '@/src/i18n/translate'
import { ItemLink } from '@/src/components/item-link'
import { Picture } from '@/src/components/picture'
import type { DocumentKind, DocumentRelease, DownloadDocument } from '@/src/contract/document'
import type { FoundDocument } from '@/src/domain/downloads'
import { sheetName } from '@/src/domain/data-sheets/address'
import type { ShownPicture } from '@/src/domain/media/pictures/packed-picture'
import { formatBytes, formatDate, formatLanguage } from '@/src/i18n/format'
import { type Language, languageNames } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { fileTypes, typeOfMime } from '@/src/platform/private-files/uses'
import css from './documents/documents.module.css'
import link from './item-link.module.css'

interface DocumentRowProps {
  document: DownloadDocument
  lng: Language
  heading: 'h2' | 'h3'
  t: Translate
  /** Picture of the machine that its first page shows. */
  picture?: ShownPicture | undefined
}

/** A document in a list, with its face: all of it leads to its page. */
export function DocumentRow({ document, lng, heading: Heading, t, picture }: DocumentRowProps) {
  const { title, slug, kind, gate, releases } = document
  const newest = inLanguage(releases, lng)
  return (
    <li className={css.row}>
      <DocumentFace kind={kind} type={newest?.type} picture={picture} />
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
  picture,
}: DataSheetRowProps) {
  const { title, slug, updatedAt, drawnIn = [] } = document
  // With the language in it, English too: without one the visitor's own decides.
  const addressOf = (code: Language) => `/${code}/product/${slug}/datasheet.pdf`
  const size = sizes.get(sheetName(slug, language))
  return (
    <li className={css.row}>
      <DocumentFace kind="dataSheet" type="application/pdf" picture={picture} />
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
          <span>{formatLanguage(language, lng)}</span>
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

interface DocumentFaceProps {
  kind: DocumentKind
  /** Media type of its file. */
  type: string | undefined
  picture: ShownPicture | undefined
}

/** First page of a document in small: drawn by its kind, with the machine that it is about. The row says it in words. */
const DocumentFace = ({ kind, type, picture }: DocumentFaceProps) => (
  <span className={css.face} aria-hidden>
    <svg viewBox="0 0 48 64" className={css.sheet}>
      <path d={(picture && pagesOfMachines[kind]) ?? faces[kind]} />
    </svg>
    {picture ? (
      <Picture className={css.cover} picture={{ ...picture, alt: '', blur: null }} sizes="56px" />
    ) : null}
    {type ? <span className={css.format}>{formatOf(type)}</span> : null}
  </span>
)

/** Lines of the first page of each kind, on a grid of 48 by 64. */
const faces: Record<DocumentKind, string> = {
  dataSheet: 'M6 8h16M6 14h36v16H6zM6 36h36M6 41h36M6 46h36M18 36v10',
  manual: 'M6 8h24M6 13h16M14 20h20v16H14zM18 26h12M18 30h8M6 43h36M6 48h28',
  driver: 'M12 12h24v28H12zM12 20h24M24 12v8M24 25v9M20 31l4 4 4-4',
  drawing: 'M8 10h18v30H8zM8 16h18M32 10h9M36.5 10v30M32 40h9M8 46h18M8 44v4M26 44v4',
  certificate:
    'M8 10h32M12 16h24M24 24a8 8 0 1 1 0 16 8 8 0 0 1 0-16M24 28a4 4 0 1 1 0 8 4 4 0 0 1 0-8M20 39l-3 9 7-3 7 3-3-9',
  press: 'M6 8h36v18H6zM6 22l8-7 7 6 6-5 15 10M34 12.5v.01M6 34h36M6 39h36M6 44h24',
  declaration: 'M6 9h26M6 17h36M6 22h36M6 27h30M6 36c4-6 6-6 6 0s3 4 5-1 4-3 5 1 3 1 5 0M6 44h22',
}

/** Lines of first pages that are below the picture of a machine. */
const pagesOfMachines: Partial<Record<DocumentKind, string>> = {
  dataSheet: 'M6 7h18M6 42h36M6 46.5h36M20 42v4.5',
  manual: 'M6 7h28M6 44h24M6 48h14',
}

/** Returns true where the first page of a kind shows the machine that the document is about. */
export const showsMachine = (kind: DocumentKind): boolean => kind in pagesOfMachines

/** The release that stands in the visitor's language, or the newest of all. */
const inLanguage = (releases: DownloadDocument['releases'], lng: Language) =>
  releases.find(({ supersededBy, languages }) => !supersededBy && languages.includes(lng)) ??
  releases[0]

interface ReleaseFactsProps {
  release: DocumentRelease
  lng: Language
  t: Translate
}

/** Facts of a file: version, day, languages, format and size. */
export function ReleaseFacts({ release, lng, t }: ReleaseFactsProps) {
  const { version, date, languages, type, size } = release
  return (
    <span className={css.facts}>
      <span>{t('documents.version', { version })}</span>
      {date ? <time dateTime={date.slice(0, 10)}>{formatDate(date, lng)}</time> : null}
      {languages.map((code) => (
        <span key={code}>{formatLanguage(code, lng)}</span>
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
