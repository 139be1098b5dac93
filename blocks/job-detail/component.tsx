import type { JobDetailBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Notice } from '@/src/components/notice'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { Job } from '@/src/contract/job'
import { withFallback } from '@/src/data/cache/cached'
import { getDraft } from '@/src/data/visitor-forms/form-drafts'
import { getJob } from '@/src/data/careers/jobs'
import { getSettings, noSettings } from '@/src/data/settings'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import { ApplyForm } from './apply-form'
import { Facts } from './facts'
import css from './job-detail.module.css'

export default async function JobDetail({
  data,
  shown,
  lng,
  query,
  heading,
}: BlockProps<JobDetailBlock, Job>) {
  const t = getT(lng)
  const job = shown === undefined ? await withFallback(getJob({ lng, key: data.job }), null) : shown
  if (!job) {
    return (
      <Section className={css.failure}>
        <BlockTitle heading={heading}>{t('page.careers')}</BlockTitle>
        <Notice isFailure>{t('job.failed')}</Notice>
      </Section>
    )
  }
  const { timeZone } = await withFallback(getSettings({ lng }), noSettings)
  return (
    <Section>
      <article className={css.job}>
        <header className={css.header}>
          <p className={css.back}>
            <SiteLink href="/careers">{t('jobs.all')}</SiteLink>
          </p>
          <BlockTitle heading={heading}>{job.title}</BlockTitle>
        </header>
        <Facts job={job} lng={lng} timeZone={timeZone} />
        <div className={css.main}>
          <Paragraphs className={css.description} text={job.description} />
          <List title={t('job.responsibilities')} entries={job.responsibilities} />
          <List title={t('job.requirements')} entries={job.requirements} />
          <List title={t('job.benefits')} entries={job.benefits} />
          <ApplyForm job={job} lng={lng} draft={getDraft(query.draft)} />
        </div>
      </article>
    </Section>
  )
}

function List({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null
  return (
    <div className={css.list}>
      <h2 className={css.heading}>{title}</h2>
      <ul lang={detectLang(...entries)}>
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ul>
    </div>
  )
}
