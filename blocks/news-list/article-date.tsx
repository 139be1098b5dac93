import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import css from './news-list.module.css'

interface Props {
  date: string | null
  lng: Language
  timeZone: string
}

export const ArticleDate = ({ date, lng, timeZone }: Props) =>
  date ? (
    <time className={css.date} dateTime={date}>
      {formatDate(date, lng, timeZone)}
    </time>
  ) : null
