import Link from 'next/link'
import type { Payload } from 'payload'
import { stringify } from 'qs-esm'
import { cache } from 'react'
import { inValidity, validities, validityOn } from '@/src/domain/publishing/validity'
import { companyDay } from '@/src/domain/settings/company'
import { staffDateFormat } from '@/src/i18n/format'
import { toDay } from '@/src/platform/time/days'
import type { PanelProps } from './page-parts'
import { say } from './say'

/** Asked once for all rows of a list. */
const companyDayOnce = cache((payload: Payload) => companyDay(payload))

interface Props extends PanelProps {
  cellData?: unknown
  rowData?: { firstDay?: string | null }
}

/** The last day of a certificate in a list, with a badge unless it is simply valid. */
export async function LastDayCell({ cellData, rowData, ...props }: Props) {
  const lastDay = toDay(cellData)
  const today = await companyDayOnce(props.payload)
  const validity = validityOn(today, { firstDay: rowData?.firstDay, lastDay })
  const date = staffDateFormat(props.i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <span className="validity">
      {lastDay ? <time dateTime={lastDay}>{date.format(new Date(lastDay))}</time> : '–'}
      {validity === 'valid' ? null : (
        <b className="validity__badge" data-validity={validity}>
          {say(props, `certificates_${validity}`)}
        </b>
      )}
    </span>
  )
}

const list = '/admin/collections/certificates'

/** Above the list of certificates: links to those that are valid, end soon, have expired or are to come. */
export async function ValidityFilter(props: PanelProps) {
  const { payload, user } = props
  const where = inValidity(await companyDay(payload))
  const counts = await Promise.all(
    validities.map(async (validity) => {
      const { totalDocs: count } = await payload.count({
        collection: 'certificates',
        where: where[validity],
        overrideAccess: false,
        user,
      })
      return { validity, count }
    }),
  )
  return (
    <nav className="list-filter" aria-label={say(props, 'certificates_filter')}>
      <Link href={list} prefetch={false}>
        {say(props, 'certificates_all')}
      </Link>
      {counts.map(({ validity, count }) => (
        <Link
          key={validity}
          href={list + stringify({ where: where[validity] }, { addQueryPrefix: true })}
          prefetch={false}
        >
          {say(props, `certificates_${validity}`)}{' '}
          {validity === 'expiring' && count > 0 ? (
            <b className="validity-count">{count}</b>
          ) : (
            `(${count})`
          )}
        </Link>
      ))}
    </nav>
  )
}
