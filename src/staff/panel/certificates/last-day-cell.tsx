import type { Payload } from 'payload'
import { cache } from 'react'
import { staffDateFormat } from '@/src/i18n/format'
import { companyDay } from '@/src/domain/settings/company'
import { toDay } from '@/src/platform/time/days'
import { validityOn } from '@/src/domain/publishing/validity'
import type { PanelProps } from '../inquiries/unread'
import { say } from '../say'

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
