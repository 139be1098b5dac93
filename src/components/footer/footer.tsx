import type { Settings } from '@/src/contract/settings'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { Phrases } from '../phrases'
import { type FooterColumn, FooterContent } from './footer-content.client'

interface Props {
  lng: Language
  settings: Pick<Settings, 'companyName' | 'tagline' | 'socialLinks'>
  columns: FooterColumn[]
}

/** The foot of every page: columns of links, the social networks, the copyright. */
export function Footer({ lng, settings: { companyName, tagline, socialLinks }, columns }: Props) {
  const t = getT(lng)
  return (
    <FooterContent
      tagline={<Phrases>{tagline ?? companyName}</Phrases>}
      socialLinks={socialLinks.map(({ network, url }) => ({ network, url }))}
      columns={columns}
      words={{
        social: t('footer.social'),
        newTab: t('link.newTab'),
        languages: t('language.choose'),
        rights: t('footer.rights', { year: new Date().getFullYear(), company: companyName }),
      }}
    />
  )
}
