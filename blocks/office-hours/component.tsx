import type { OfficeHoursBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { withFallback } from '@/src/data/cache/cached'
import { getSettings, noSettings } from '@/src/data/settings'
import { getT } from '@/src/i18n/server'
import { formatHours, zoneName } from '@/src/domain/settings/opening-hours'
import { getColon } from '@/src/i18n/format'
import type { BlockProps } from '../define'
import css from './office-hours.module.css'
import { OwnTime } from '../lazy.client'

export default async function OfficeHours({ data, lng, heading }: BlockProps<OfficeHoursBlock>) {
  const t = getT(lng)
  const { businessHours } = await withFallback(getSettings({ lng }), noSettings)
  const titleId = `${data.id ?? 'hours'}-title`
  return (
    <Section tone="panel" labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title || t('contact.hours')}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
      </div>
      <dl className={css.hours}>
        {businessHours.map(({ label, hours, opening }, index) => (
          <div key={index} className={css.row}>
            <dt>{label}</dt>
            <dd>
              {hours || (opening ? formatHours(opening, lng) : null)}
              {opening ? (
                <span className={css.clock}>
                  <span>{zoneName(opening.timeZone, lng)}</span>
                  <OwnTime
                    opening={opening}
                    label={`${t('contact.yourTime')}${getColon(lng).trimEnd()}`}
                  />
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
