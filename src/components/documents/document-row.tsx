import type { TFunction } from 'i18next'
import { ItemLink } from '@/src/components/item-link'
import type { DownloadDocument } from '@/src/contract/document'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { ReleaseFacts } from './document-facts'
import css from './documents.module.css'

interface Props {
  document: DownloadDocument
  lng: Language
  heading: 'h2' | 'h3'
  t: TFunction
}

/** A document in a list: all of it leads to its page. */
export function DocumentRow({ document, lng, heading: Heading, t }: Props) {
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

/** The release that stands in the visitor's language, or the newest of all. */
const inLanguage = (releases: DownloadDocument['releases'], lng: Language) =>
  releases.find(({ supersededBy, languages }) => !supersededBy && languages.includes(lng)) ??
  releases[0]
