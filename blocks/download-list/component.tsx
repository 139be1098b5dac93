import type { DownloadListBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
// Behind the section: in another order of styles than on other pages each has a style sheet of its own.
import { DocumentRow } from '@/src/components/documents'
import css from '@/src/components/documents/documents.module.css'
import { withFallback } from '@/src/data/cache/cached'
import { listDocuments } from '@/src/data/downloads/documents'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'

/** Downloads of one kind; nothing where there are none, or while downloads are off. */
export default async function DownloadList({ data, lng, heading }: BlockProps<DownloadListBlock>) {
  const documents = await withFallback(listDocuments({ lng }), [])
  const found = documents.filter(({ kind }) => kind === data.kind)
  const shown = found.slice(0, data.limit ?? 12)
  if (shown.length === 0) return null
  const t = getT(lng)
  const titleId = `${data.id ?? 'downloads'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title || t('page.downloads')}
      </BlockTitle>
      {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
      <ul className={css.list}>
        {shown.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            lng={lng}
            heading={heading === 'h1' ? 'h2' : 'h3'}
            t={t}
          />
        ))}
      </ul>
      {found.length > shown.length ? (
        <p>
          <SiteLink href={`/downloads?kind=${data.kind}`}>{t('documents.reset')}</SiteLink>
        </p>
      ) : null}
    </Section>
  )
}
