import type { JobListBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { EmptyListDrawing } from '@/src/components/drawings'
import { ItemLink } from '@/src/components/item-link'
import { LocalForm } from '@/src/components/local-link.client'
import { Notice } from '@/src/components/notice'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { Job } from '@/src/contract/job'
import { withFallback } from '@/src/data/cache/cached'
import { listJobs } from '@/src/data/careers/jobs'
import { getSettings, noSettings } from '@/src/data/settings'
import { formatDate } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import css from './job-list.module.css'

export default async function JobList({ data, lng, query, heading }: BlockProps<JobListBlock>) {
  const t = getT(lng)
  const jobs = await withFallback(listJobs({ lng }), null)
  const { timeZone } = await withFallback(getSettings({ lng }), noSettings)
  const { department = '', location = '' } = query
  const shown = (jobs ?? []).filter(
    (job) =>
      (department === '' || job.department === department) &&
      (location === '' || job.location === location),
  )
  const titleId = `${data.id ?? 'jobs'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.head} id="positions">
        <BlockTitle heading={heading} id={titleId}>
          {data.title || t('jobs.title')}
        </BlockTitle>
        {shown.length > 0 ? (
          <p className={css.count}>{t('jobs.count', { count: shown.length })}</p>
        ) : null}
      </div>
      {jobs === null ? <Notice isFailure>{t('jobs.failed')}</Notice> : null}
      {jobs?.length === 0 ? (
        <Notice drawing={<EmptyListDrawing />}>{t('jobs.empty')}</Notice>
      ) : null}
      {jobs && jobs.length > 1 ? (
        <Filter jobs={jobs} department={department} location={location} lng={lng} />
      ) : null}
      {jobs && jobs.length > 0 && shown.length === 0 ? (
        <Notice>
          <p>{t('jobs.noMatch')}</p>
          <p>
            <SiteLink href="/careers#positions">{t('jobs.reset')}</SiteLink>
          </p>
        </Notice>
      ) : null}
      <ul>
        {shown.map((job) => (
          <Row
            key={job.id}
            job={job}
            lng={lng}
            timeZone={timeZone}
            heading={heading === 'h1' ? 'h2' : 'h3'}
          />
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  job: Job
  lng: Language
  timeZone: string
  heading: 'h2' | 'h3'
}

/** A position in the list: all of it leads to its page. */
const Row = ({ job, lng, timeZone, heading: Heading }: RowProps) => (
  <li className={css.row}>
    <Heading className={css.title} lang={detectLang(job.title)}>
      <ItemLink href={`/careers/${job.slug}`}>{job.title}</ItemLink>
    </Heading>
    {job.description ? (
      <p className={css.about} lang={detectLang(job.description)}>
        {firstSentence(job.description, lng)}
      </p>
    ) : null}
    <p className={css.place} lang={detectLang(job.location)}>
      {job.location}
    </p>
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

interface FilterProps {
  jobs: Job[]
  department: string
  location: string
  lng: Language
}

/** Chooses what of the list is shown, by a form that the browser sends: it needs no scripts. */
function Filter({ jobs, department, location, lng }: FilterProps) {
  const t = getT(lng)
  const departments = distinct(
    lng,
    jobs.map((job) => job.department),
  )
  const locations = distinct(
    lng,
    jobs.map((job) => job.location),
  )
  return (
    <LocalForm
      className={css.filter}
      method="get"
      action="/careers#positions"
      role="search"
      aria-label={t('jobs.choose')}
    >
      <Choice
        name="department"
        label={t('job.department')}
        all={t('jobs.allDepartments')}
        values={departments}
        chosen={department}
      />
      <Choice
        name="location"
        label={t('job.location')}
        all={t('jobs.allLocations')}
        values={locations}
        chosen={location}
      />
      <button type="submit">{t('jobs.filter')}</button>
    </LocalForm>
  )
}

interface ChoiceProps {
  name: string
  label: string
  all: string
  values: string[]
  chosen: string
}

const Choice = ({ name, label, all, values, chosen }: ChoiceProps) => (
  <label className={css.choice}>
    <span>{label}</span>
    <select name={name} defaultValue={values.includes(chosen) ? chosen : ''}>
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  </label>
)

const distinct = (lng: Language, values: (string | null)[]): string[] =>
  [...new Set(values.filter((value): value is string => Boolean(value)))].sort(
    new Intl.Collator(lng).compare,
  )

/** Returns what a position is about: the first sentence of its description. */
function firstSentence(description: string, lng: Language): string {
  const [line = ''] = description.trim().split('\n', 1)
  const [sentence] = new Intl.Segmenter(lng, { granularity: 'sentence' }).segment(line)
  return sentence?.segment.trim() ?? line
}
