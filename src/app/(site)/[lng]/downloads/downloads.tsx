import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { DataSheetRow, DocumentRow, showsMachine } from '@/src/components/documents'
import documentsCss from '@/src/components/documents/documents.module.css'
import { EmptyListDrawing, NoMatchDrawing } from '@/src/components/drawings'
import { LocalForm } from '@/src/components/local-link.client'
import { ListChanges } from '@/src/components/list-changes.client'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { listDownloads } from '@/src/data/downloads/documents'
import { listPictures } from '@/src/data/media/pictures'
import type { Category } from '@/src/contract/category'
import { documentKinds } from '@/src/contract/document'
import { formatLanguage } from '@/src/i18n/format'
import { type Language, languages } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { sheetName } from '@/src/domain/data-sheets/address'
import { cachedSheetSizes } from '@/src/domain/data-sheets/cached-sheets'
import { filterDocuments, type FoundDocument, revisionLanguages } from '@/src/domain/downloads'
import { type DocumentsQuery, downloadsAddress } from './documents-query'
import css from './downloads.module.css'

const pageSize = 24

/** Takes the focus where the link that had it is gone. */
const placeId = 'downloads'

/** The list of documents with its filter. */
export async function Downloads({ lng, asked }: { lng: Language; asked: DocumentsQuery }) {
  const t = getT(lng)
  setPageLanguage(lng)
  const documents = await withFallback(listDownloads({ lng }), null)
  const categories = await withFallback(listCategories({ lng }), [])
  const found = filterDocuments(documents ?? [], asked)
  const shown = found.slice((asked.page - 1) * pageSize, asked.page * pageSize)
  const sheetLanguage = asked.language ?? lng
  const sizes = await cachedSheetSizes(shown.map(({ slug }) => sheetName(slug, sheetLanguage)))
  const pictures = await listPictures(
    lng,
    shown.filter(({ kind }) => showsMachine(kind)).map(({ imageId }) => imageId),
  )
  const isNarrowed = found.length < (documents?.length ?? 0)
  return (
    <Section labelledBy="downloads-title" className={css.page} id={placeId}>
      <div className={css.head}>
        <BlockTitle heading="h1" id="downloads-title">
          {t('page.downloads')}
        </BlockTitle>
        <p className={css.lead}>{t('documents.lead')}</p>
      </div>
      {asked.notice ? (
        <p className={css.notice} role="status">
          {t(`documents.notice.${asked.notice}`)}
        </p>
      ) : null}
      {asked.isRefused ? (
        <p className={css.notice} role="alert">
          {t('documents.missing')}
        </p>
      ) : null}
      {documents === null ? <Notice isFailure>{t('documents.failed')}</Notice> : null}
      {documents?.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('documents.empty')}</Notice>
      ) : null}
      {documents && documents.length > 0 ? (
        <>
          <Filter {...{ documents, categories, asked, lng, t }} />
          <ListChanges
            place={placeId}
            address={downloadsAddress(asked, asked.page)}
            text={t('documents.count', { count: found.length })}
          />
          <p className={css.count}>
            <span>{t('documents.count', { count: found.length })}</span>
            {isNarrowed ? <SiteLink href="/downloads">{t('documents.reset')}</SiteLink> : null}
          </p>
        </>
      ) : null}
      {documents && documents.length > 0 && found.length === 0 ? (
        <Notice drawing={<NoMatchDrawing />}>{t('documents.noMatch')}</Notice>
      ) : null}
      {shown.length > 0 ? (
        <ul className={documentsCss.list}>
          {shown.map((document) => {
            const picture = showsMachine(document.kind)
              ? pictures[document.imageId ?? '']
              : undefined
            const row = { document, lng, heading: 'h2' as const, t, picture }
            return document.drawnIn ? (
              <DataSheetRow key={document.id} {...row} language={sheetLanguage} sizes={sizes} />
            ) : (
              <DocumentRow key={document.id} {...row} />
            )
          })}
        </ul>
      ) : null}
      <Paging
        page={asked.page}
        pages={Math.ceil(found.length / pageSize)}
        addressOf={(page) => downloadsAddress(asked, page)}
        t={t}
      />
    </Section>
  )
}

interface FilterProps {
  documents: FoundDocument[]
  categories: Category[]
  asked: DocumentsQuery
  lng: Language
  t: Translate
}

/** Chooses what of the list is shown, by a form that the browser sends: it needs no scripts. */
function Filter({ documents, categories, asked, lng, t }: FilterProps) {
  const kinds = documentKinds.filter((kind) => documents.some((each) => each.kind === kind))
  const bound = categories.filter(({ slug }) =>
    documents.some((each) => each.categories.includes(slug)),
  )
  const spoken = new Set(documents.flatMap(revisionLanguages))
  return (
    <LocalForm
      className={css.filter}
      method="get"
      action="/downloads"
      role="search"
      aria-label={t('documents.choose')}
    >
      <label className={css.choice}>
        <span>{t('documents.search')}</span>
        <input key={asked.q} type="search" name="q" defaultValue={asked.q} maxLength={200} />
      </label>
      <Choice
        name="kind"
        label={t('documents.kind')}
        all={t('documents.allKinds')}
        options={kinds.map((kind) => [kind, t(`documents.kind.${kind}`)])}
        chosen={asked.kind}
      />
      <Choice
        name="category"
        label={t('documents.category')}
        all={t('documents.allCategories')}
        options={bound.map(({ slug, name }) => [slug, name])}
        chosen={asked.category}
      />
      <Choice
        name="language"
        label={t('documents.language')}
        all={t('documents.allLanguages')}
        options={languages
          .filter((code) => spoken.has(code))
          .map((code) => [code, formatLanguage(code, lng)])}
        chosen={asked.language}
      />
      <button type="submit">{t('documents.show')}</button>
    </LocalForm>
  )
}

interface ChoiceProps {
  name: string
  label: string
  all: string
  options: [value: string, text: string][]
  chosen: string | undefined
  /** Writes each option in the language that it stands for. */
}

const Choice = ({ name, label, all, options, chosen = '' }: ChoiceProps) => (
  <label className={css.choice}>
    <span>{label}</span>
    <select key={chosen} name={name} defaultValue={chosen}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
