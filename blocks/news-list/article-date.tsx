import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import css from './news-list.module.css'

export const ArticleDate = ({ date, lng }: { date: string | null; lng: Language }) =>
  date ? (
    <time className={css.date} dateTime={date}>
      {formatDate(date, lng)}
    </time>
  ) : null
