'use client'

import { missedKinds } from '@/src/contract/staff/missed-visits'
import type { Overview } from '@/src/contract/staff/overview'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Searches and addresses by which visitors found nothing, the most frequent first. */
export function MissedMost({ missed }: { missed: NonNullable<Overview['missed']> }) {
  const t = useTexts()
  const none = { search: t('missed.noSearch'), address: t('missed.noAddress') }
  return (
    <Box
      id="overview-missed"
      title={t('missed.title')}
      empty={missedKinds.every((kind) => missed[kind].length === 0) && none.address}
    >
      {missedKinds.toReversed().map((kind) => (
        <div key={kind}>
          <h3 className={css.part}>{t(`missed.${kind}`)}</h3>
          {missed[kind].length === 0 ? <p className={css.none}>{none[kind]}</p> : null}
          <ul className={`${css.list} ${ruledList.ruled}`}>
            {missed[kind].map(({ text, visits }) => (
              <li key={text}>
                <span className={css.sought}>{text}</span>
                <span>{t('overview.missedTimes', { count: visits })}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <Link href="/admin-dashboard/missed?kind=search">{t('overview.missedAll')}</Link>
      </p>
    </Box>
  )
}
