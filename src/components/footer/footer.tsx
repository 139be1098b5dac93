import type { Settings } from '@/src/contract/settings'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import { Phrases } from '../phrases'
import { columns } from './columns'
import { FooterContent } from './footer-content.client'

interface Props {
  lng: Language
  settings: Pick<Settings, 'companyName' | 'tagline' | 'socialLinks' | 'languages'>
}

/** The foot of every page: five columns of links, the social networks, the copyright. */
export function Footer({ lng, settings }: Props) {
  const { companyName, tagline, socialLinks } = settings
  const t = getT(lng)
  return (
    <FooterContent
      tagline={<Phrases>{tagline ?? companyName}</Phrases>}
      languages={settings.languages}
      socialLinks={socialLinks.map(({ network, url }) => ({ network, url }))}
      words={{
        columns: columns.map(({ title, links }) => [t(title), ...links.map(({ text }) => t(text))]),
        social: t('footer.social'),
        newTab: t('link.newTab'),
        languages: t('language.choose'),
        rights: t('footer.rights', { year: new Date().getFullYear(), company: companyName }),
      }}
    />
  )
}
