import type { TFunction } from 'i18next'
import { ItemLink } from '@/src/components/item-link'
import type { SearchResult } from '@/src/contract/search'
import { detectLang } from '@/src/i18n/page-language'
import { highlight } from '@/src/domain/search/highlight'
import { formatPosition } from '@/src/domain/media/pictures/packed-picture'
import { mediaAddress } from '@/src/platform/storage/uploads'
import css from './search.module.css'

/** List of results, best first. */
export function Results({ results, t }: { results: SearchResult[]; t: TFunction }) {
  return (
    <ol className={css.results}>
      {results.map(({ type, title, href, picture, excerpt, words }) => (
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

const Marked = ({ text, words }: { text: string; words: string[] }) =>
  highlight(text, words).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  )
