import type { ContactCardsBlock } from '@/payload-types'
import type { ReactNode } from 'react'
import { AddressLines } from '@/src/components/address-lines'
import { BlockTitle } from '@/src/components/block-title'
import { Section } from '@/src/components/section'
import { withFallback } from '@/src/data/cache/cached'
import { getSettings, noSettings } from '@/src/data/settings'
import { getT } from '@/src/i18n/server'
import type { BlockProps } from '../define'
import css from './contact-cards.module.css'

export default async function ContactCards({ data, lng, heading }: BlockProps<ContactCardsBlock>) {
  const t = getT(lng)
  const { headquartersAddress, phones, emails } = await withFallback(
    getSettings({ lng }),
    noSettings,
  )
  const CardHeading = heading === 'h1' ? 'h2' : 'h3'
  const titleId = `${data.id ?? 'contact'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      <BlockTitle heading={heading} id={titleId}>
        {data.title || t('contact.direct')}
      </BlockTitle>
      <div className={css.cards}>
        {headquartersAddress ? (
          <Card title={<CardHeading>{t('contact.headquarters')}</CardHeading>}>
            <AddressLines text={headquartersAddress} />
          </Card>
        ) : null}
        {phones.length > 0 ? (
          <Card title={<CardHeading>{t('contact.phones')}</CardHeading>}>
            <dl className={css.rows}>
              {phones.map(({ label, number, href }) => (
                <Row key={`${label}${number}`} label={label} href={href}>
                  {number}
                </Row>
              ))}
            </dl>
          </Card>
        ) : null}
        {emails.length > 0 ? (
          <Card title={<CardHeading>{t('contact.emails')}</CardHeading>}>
            <dl className={css.rows}>
              {emails.map(({ label, address }) => (
                <Row key={`${label}${address}`} label={label} href={`mailto:${address}`}>
                  {address}
                </Row>
              ))}
            </dl>
          </Card>
        ) : null}
      </div>
    </Section>
  )
}

const Card = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={css.card}>
    {title}
    {children}
  </div>
)

const Row = ({
  label,
  href,
  children,
}: {
  label: string | null
  href: string
  children: ReactNode
}) => (
  <div className={css.row}>
    <dt>{label}</dt>
    <dd>
      <a href={href}>{children}</a>
    </dd>
  </div>
)
