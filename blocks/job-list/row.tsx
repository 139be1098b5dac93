import { ItemLink } from '@/src/components/item-link'
import type { Job } from '@/src/contract/job'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import css from './job-list.module.css'

interface Props {
  job: Job
  lng: Language
  timeZone: string
  heading: 'h2' | 'h3'
}

/** A position in the list: all of it leads to its page. */
export const Row = ({ job, lng, timeZone, heading: Heading }: Props) => (
  <li className={css.row}>
    <Heading className={css.title} lang={detectLang(job.title)}>
      <ItemLink href={`/careers/${job.slug}`}>{job.title}</ItemLink>
    </Heading>
    <p lang={detectLang(job.location)}>{job.location}</p>
    {job.department ? (
      <p className={css.department} lang={detectLang(job.department)}>
        {job.department}
      </p>
    ) : null}
    {job.postedAt ? (
      <time className={css.date} dateTime={job.postedAt}>
        {formatDate(job.postedAt, lng, timeZone)}
      </time>
    ) : null}
  </li>
)
