import type { Suggestion } from '@/src/contract/search'
import type { Translate } from '@/src/i18n/translate'
import { formatPosition } from '@/src/domain/media/pictures/packed-picture'
import { mediaAddress } from '@/src/platform/storage/uploads'
import css from './search-panel.module.css'

interface Props {
  id: string
  options: (Omit<Suggestion, 'type'> & { type: Suggestion['type'] | 'everything' })[]
  active: number
  t: Translate
  onChoose: (href: string) => void
}

const typeTexts = {
  product: 'search.product',
  document: 'search.document',
  notice: 'search.notice',
  news: 'search.newsItem',
  job: 'search.job',
  page: 'search.page',
} as const

/** The list below the search. The focus stays in the text box, which tells what is active. */
export const Suggestions = ({ id, options, active, t, onChoose }: Props) => (
  <ul
    id={`${id}-list`}
    className={css.list}
    role="listbox"
    aria-label={t('search.suggestions')}
    hidden={options.length === 0}
  >
    {options.map(({ type, title, href, picture }, index) => (
      <li
        key={`${type} ${href}`}
        id={`${id}-${index}`}
        className={css.option}
        role="option"
        aria-selected={index === active}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(href)}
      >
        <span className={css.thumb}>
          {picture ? (
            <img
              src={mediaAddress(picture.url)}
              alt=""
              width={40}
              height={50}
              style={{ objectPosition: formatPosition(picture) }}
            />
          ) : null}
        </span>
        <span className={css.title}>{title}</span>
        {type === 'everything' ? null : <span className={css.type}>{t(typeTexts[type])}</span>}
      </li>
    ))}
  </ul>
)
