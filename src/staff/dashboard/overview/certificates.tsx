'use client'

import type { ExpiringCertificate } from '@/src/contract/staff/overview'
import { staffDateFormat } from '@/src/i18n/format'
import { Link } from '../kit/ui/navigation'
import ruledList from '../kit/ui/ruled-list.module.css'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { Box } from './box'
import css from './overview.module.css'

/** Certificates that end soon or have ended, each with a link to its form in the panel. */
export function Certificates({ entries }: { entries: ExpiringCertificate[] }) {
  const t = useTexts()
  const format = staffDateFormat(useLanguage(), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <Box
      id="overview-certificates"
      title={t('overview.certificates')}
      empty={entries.length === 0 && t('overview.noCertificates')}
    >
      <ul className={`${css.list} ${ruledList.ruled}`}>
        {entries.map(({ id, standard, number, lastDay, isExpired }) => (
          <li key={id}>
            <Link href={`/admin/collections/certificates/${id}`}>
              {standard} · {number}
            </Link>
            <span>
              {t(isExpired ? 'overview.certificateEnded' : 'overview.certificateEnds', {
                date: format.format(new Date(lastDay)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}
