'use client'

import type { Overview } from '@/src/contract/staff/overview'
import { useTexts } from '../kit/ui/texts'
import css from './overview.module.css'

/** Numbers of records, and of those that visitors see. */
export function Numbers({ overview }: { overview: Overview }) {
  const t = useTexts()
  const { collections } = overview
  return (
    <section className={css.box}>
      <h2 id="overview-numbers" className={css.title}>
        {t('overview.numbers')}
      </h2>
      <div className={css.scroll} role="region" aria-labelledby="overview-numbers" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('overview.total')}</th>
              <th scope="col">{t('status.published')}</th>
              <th scope="col">{t('status.draft')}</th>
              <th scope="col">{t('status.inactive')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(collections).map(([name, counts]) => (
              <tr key={name}>
                <th scope="row">{t(`resource.${name as keyof typeof collections}`)}</th>
                <td>{counts.total}</td>
                <td>{counts.published}</td>
                <td>{counts.drafts}</td>
                <td>{counts.inactive}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
