import { LocalForm } from '@/src/components/local-link.client'
import type { Job } from '@/src/contract/job'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import css from './job-list.module.css'

interface Props {
  jobs: Job[]
  department: string
  location: string
  lng: Language
}

/** Chooses what of the list is shown, by a form that the browser sends: it needs no scripts. */
export function Filter({ jobs, department, location, lng }: Props) {
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
