import type { Translate } from '@/src/i18n/translate'
import { ItemLink } from '@/src/components/item-link'
import type { ResultFacts, SearchResult } from '@/src/contract/search'
import { formatBytes, formatDate, formatLanguage } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { highlight } from '@/src/domain/search/words'
import { formatPosition } from '@/src/domain/media/pictures/packed-picture'
import { mediaAddress } from '@/src/platform/storage/uploads'
import css from './search.module.css'

interface Props {
  results: SearchResult[]
  lng: Language
  t: Translate
}

/** List of results, best first. */
export function Results({ results, lng, t }: Props) {
  return (
    <ol className={css.results}>
      {results.map(({ type, title, href, picture, excerpt, words, ...facts }) => (
        <li key={href} className={css.result}>
          <p className={css.type}>{t(`find.type.${type}`)}</p>
          <div className={css.words}>
            <h2 className={css.title} lang={detectLang(title)}>
              <ItemLink href={href}>
                <Marked text={title} words={words} />
              </ItemLink>
            </h2>
            <p className={css.excerpt} lang={detectLang(excerpt)}>
              <Marked text={excerpt} words={words} />
            </p>
            <Facts {...facts} lng={lng} t={t} />
          </div>
          {picture ? (
            // Made small at upload already.
            <img
              className={css.small}
              src={mediaAddress(picture.url)}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              style={{ objectPosition: formatPosition(picture) }}
              // `src/platform/browser/head-script.ts` marks it once it is there, which may be before React looks at it.
              suppressHydrationWarning
            />
          ) : null}
        </li>
      ))}
    </ol>
  )
}

/** Facts of a download or a notice, in a line: nothing for other results. */
function Facts(facts: ResultFacts & Pick<SearchResult, 'page'> & Pick<Props, 'lng' | 't'>) {
  const { page, number, kind, version, date, size, languages = [], lng, t } = facts
  const items = [
    page && t('find.page', { page }),
    number,
    kind && t(`documents.kind.${kind}`),
    version && t('documents.version', { version }),
    date && formatDate(date, lng),
    size === undefined ? undefined : formatBytes(size, lng),
  ].filter(Boolean)
  if (items.length === 0) return null
  return (
    <ul className={css.facts}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {languages.map((each) => (
        <li key={each}>{formatLanguage(each, lng)}</li>
      ))}
    </ul>
  )
}

const Marked = ({ text, words }: { text: string; words: string[] }) =>
  highlight(text, words).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
