import Link from 'next/link'
import { stringify } from 'qs-esm'
import { companyDay } from '@/src/domain/settings/company'
import { inValidity, validities } from '@/src/domain/publishing/validity'
import type { PanelProps } from '../inquiries/unread'
import { say } from '../say'

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
            <b className="unread__count">{count}</b>
          ) : (
            `(${count})`
          )}
        </Link>
      ))}
    </nav>
  )
}
