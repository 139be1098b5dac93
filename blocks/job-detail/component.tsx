import type { JobDetailBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { Notice } from '../../src/components/notice'
import { Paragraphs } from '../../src/components/paragraphs'
import { Section } from '../../src/components/section'
import { SiteLink } from '../../src/components/site-link'
import { orElse } from '../../src/data/cache'
import { getJob } from '../../src/data/jobs'
import { formatDate } from '../../src/i18n/format'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import css from './job-detail.module.css'

export default async function JobDetail({ data, lng, heading }: BlockProps<JobDetailBlock>) {
  const t = getT(lng)
  const job = await orElse(getJob({ lng, key: data.job }), null)
  if (!job) {
    return (
      <Section className={css.failure}>
        <BlockTitle heading={heading}>{t('page.careers')}</BlockTitle>
        <Notice isFailure>{t('job.failed')}</Notice>
      </Section>
    )
  }
  const experience = job.experienceNeeded?.trim()
  return (
    <Section>
      <article className={css.job}>
        <header className={css.header}>
          <BlockTitle heading={heading}>{job.title}</BlockTitle>
          <p className={css.facts}>
            <span>{job.location}</span>
            {job.department ? <span>{job.department}</span> : null}
            {job.postedAt ? (
              <span>
                {t('job.postedOn')}{' '}
                <time dateTime={job.postedAt}>{formatDate(job.postedAt, lng)}</time>
              </span>
            ) : null}
          </p>
          <p className={css.badges}>
            {typeof job.vacancy === 'number' ? (
              <span className={css.badge}>{t('job.vacancies', { count: job.vacancy })}</span>
            ) : null}
            {experience ? (
              <span className={css.badge}>{t('job.experience', { experience })}</span>
            ) : null}
          </p>
          {job.email ? (
            <p>
              {t('job.contact')}: <a href={`mailto:${job.email}`}>{job.email}</a>
            </p>
          ) : null}
        </header>
        <Paragraphs text={job.description} />
        <List title={t('job.responsibilities')} entries={job.responsibilities} />
        <List title={t('job.requirements')} entries={job.requirements} />
        <List title={t('job.benefits')} entries={job.benefits} />
        <p>
          <SiteLink href="/careers">{t('jobs.all')}</SiteLink>
        </p>
      </article>
    </Section>
  )
}

function List({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null
  return (
    <div className={css.list}>
      <h2 className={css.heading}>{title}</h2>
      <ul>
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ul>
    </div>
  )
}
