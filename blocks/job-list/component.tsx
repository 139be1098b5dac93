import type { JobListBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { EmptyListDrawing } from '../../src/components/drawings/empty-list'
import { Notice } from '../../src/components/notice'
import { Section } from '../../src/components/section'
import { SiteLink } from '../../src/components/site-link'
import { orElse } from '../../src/data/cache'
import { listJobs } from '../../src/data/jobs'
import { formatDate } from '../../src/i18n/format'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import css from './job-list.module.css'

export default async function JobList({ data, lng, heading }: BlockProps<JobListBlock>) {
  const t = getT(lng)
  const jobs = await orElse(listJobs({ lng }), null)
  const RowHeading = heading === 'h1' ? 'h2' : 'h3'
  const titleId = `${data.id ?? 'jobs'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title || t('jobs.title')}
      </BlockTitle>
      {jobs === null ? <Notice isFailure>{t('jobs.failed')}</Notice> : null}
      {jobs?.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('jobs.empty')}</Notice>
      ) : null}
      <ul>
        {jobs?.map((job) => (
          <li key={job.id} className={css.row}>
            <RowHeading className={css.title}>
              <SiteLink href={`/careers/${job.slug}`}>{job.title}</SiteLink>
            </RowHeading>
            <p className={css.place}>
              {job.location}
              {job.department ? <span className={css.department}>{job.department}</span> : null}
            </p>
            {job.postedAt ? (
              <time className={css.date} dateTime={job.postedAt}>
                {formatDate(job.postedAt, lng)}
              </time>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
