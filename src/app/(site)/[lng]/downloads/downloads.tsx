import { BlockTitle } from '@/src/components/block-title'
import { DataSheetRow, DocumentRow } from '@/src/components/documents'
import documentsCss from '@/src/components/documents/documents.module.css'
import { EmptyListDrawing, NoMatchDrawing } from '@/src/components/drawings'
import { ListChanges } from '@/src/components/list-changes.client'
import { Notice } from '@/src/components/notice'
import { Paging } from '@/src/components/paging'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { withFallback } from '@/src/data/cache/cached'
import { listCategories } from '@/src/data/catalogue/categories'
import { listDownloads } from '@/src/data/downloads/documents'
import type { Language } from '@/src/i18n/languages'
import { setPageLanguage } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { sheetName } from '@/src/domain/data-sheets/address'
import { cachedSheetSizes } from '@/src/domain/data-sheets/cached-sheets'
import { filterDocuments } from '@/src/domain/downloads'
import { type DocumentsQuery, downloadsAddress } from './documents-query'
import css from './downloads.module.css'
import { Filter } from './filter'

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
          <Filter documents={documents} categories={categories} asked={asked} t={t} />
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
          {shown.map((document) =>
            document.drawnIn ? (
              <DataSheetRow
                key={document.id}
                document={document}
                lng={lng}
                language={sheetLanguage}
                heading="h2"
                sizes={sizes}
                t={t}
              />
            ) : (
              <DocumentRow key={document.id} document={document} lng={lng} heading="h2" t={t} />
            ),
          )}
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
