import type { OfficesBlock } from '@/payload-types'
import { AddressLines } from '@/src/components/address-lines'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { withFallback } from '@/src/data/cache/cached'
import { getSettings, noSettings } from '@/src/data/settings'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import css from './offices.module.css'

export default async function Offices({ data, lng, heading }: BlockProps<OfficesBlock>) {
  const t = getT(lng)
  const { offices } = await withFallback(getSettings({ lng }), noSettings)
  const RowHeading = heading === 'h1' ? 'h2' : 'h3'
  const titleId = `${data.id ?? 'offices'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {data.title || t('contact.offices')}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
      </div>
      <ul>
        {offices.map(({ region, name, address, phone, email }) => (
          <li key={`${region}${name}`} className={css.office}>
            <RowHeading className={css.region}>{region}</RowHeading>
            <div>
              {name ? <p className={css.name}>{name}</p> : null}
              <AddressLines text={address} />
            </div>
            <ul className={css.ways}>
              {phone ? (
                <li>
                  <a href={phone.href}>{phone.number}</a>
                </li>
              ) : null}
              {email ? (
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              ) : null}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
