import type { Settings } from '@/src/contract/settings'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { Phrases } from '../phrases'
import { type FooterColumn, FooterContent } from './footer-content.client'

interface Props {
  lng: Language
  settings: Pick<Settings, 'companyName' | 'tagline' | 'socialLinks' | 'languages'>
  columns: FooterColumn[]
}

/** The foot of every page: columns of links, the social networks, the copyright. */
export function Footer({ lng, settings, columns }: Props) {
  const { companyName, tagline, socialLinks } = settings
  const t = getT(lng)
  return (
    <FooterContent
      tagline={<Phrases>{tagline ?? companyName}</Phrases>}
      languages={settings.languages}
      socialLinks={socialLinks.map(({ network, url }) => ({ network, url }))}
      columns={columns}
      words={{
        social: t('footer.social'),
        newTab: t('link.newTab'),
        languages: t('language.choose'),
        rights: t('footer.rights', {
          year: thisYear(),
          company: companyName,
        }),
      }}
    />
  )
}

const thisYear = () => String(new Date().getFullYear())
