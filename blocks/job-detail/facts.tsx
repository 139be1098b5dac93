import type { Job } from '@/src/contract/job'
import { formatDate, getColon } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { detectLang } from '@/src/i18n/page-language'
import css from './job-detail.module.css'

interface Props {
  job: Job
  lng: Language
  timeZone: string
}

/** Facts that an applicant reads first, with the link to apply; they stay visible while the page scrolls. */
export function Facts({ job, lng, timeZone }: Props) {
  const t = getT(lng)
  const experience = job.experienceNeeded?.trim()
  const hasVacancies = typeof job.vacancy === 'number'
  return (
    <aside className={css.facts} aria-label={t('job.facts')}>
      <dl>
        <div>
          <dt>{t('job.location')}</dt>
          <dd lang={detectLang(job.location)}>{job.location}</dd>
        </div>
        {job.department ? (
          <div>
            <dt>{t('job.department')}</dt>
            <dd lang={detectLang(job.department)}>{job.department}</dd>
          </div>
        ) : null}
        {job.postedAt ? (
          <div>
            <dt>{t('job.postedOn')}</dt>
            <dd>
              <time dateTime={job.postedAt}>{formatDate(job.postedAt, lng, timeZone)}</time>
            </dd>
          </div>
        ) : null}
      </dl>
      {hasVacancies || experience ? (
        <p className={css.badges}>
          {hasVacancies ? (
            <span className={css.badge}>{t('job.vacancies', { count: job.vacancy ?? 0 })}</span>
          ) : null}
          {experience ? (
            <span className={css.badge}>{t('job.experience', { experience })}</span>
          ) : null}
        </p>
      ) : null}
      {job.email ? (
        <div className={css.contact}>
          <a
            className={css.apply}
            href={`mailto:${job.email}?subject=${encodeURIComponent(job.title)}`}
          >
            {t('job.apply')}
          </a>
          <p>
            {t('job.contact')}
            {getColon(lng)}
            <a href={`mailto:${job.email}`}>{job.email}</a>
          </p>
        </div>
      ) : null}
    </aside>
  )
}
