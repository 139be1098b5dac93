import type { ContactPoint, Organization, WebSite, WithContext } from 'schema-dts'
import type { Certificate } from '@/src/contract/certificate'
import type { Settings } from '@/src/contract/settings'
import { weekdayNames } from '@/src/contract/weekdays'
import { timeWithOffset } from '../settings/opening-hours'
import { joinParts } from '@/src/i18n/format'
import { splitParagraphs } from '@/src/platform/text/text'
import { absolute, companyId, toCertification } from './graph'

type Facts = Pick<
  Settings,
  | 'companyName'
  | 'description'
  | 'headquartersAddress'
  | 'phones'
  | 'emails'
  | 'businessHours'
  | 'socialLinks'
>

export const organization = (
  siteUrl: string,
  facts: Facts,
  lng: string,
  certificates: Certificate[],
): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': companyId(siteUrl),
  name: facts.companyName,
  url: `${siteUrl}/`,
  logo: absolute(siteUrl, '/icon-512.png'),
  ...(facts.description ? { description: facts.description } : {}),
  ...(facts.headquartersAddress
    ? { address: joinParts(splitParagraphs(facts.headquartersAddress), lng) }
    : {}),
  ...(facts.phones[0] ? { telephone: dialled(facts.phones[0].href) } : {}),
  ...(facts.emails[0]?.address ? { email: facts.emails[0].address } : {}),
  ...contactPointsOf(facts),
  sameAs: facts.socialLinks.map(({ url }) => url),
  ...(certificates.length > 0 ? { hasCertification: certificates.map(toCertification) } : {}),
})

/** The number of a `tel:` link, without an extension. */
const dialled = (href: string): string => href.replace(/^tel:|;.*$/g, '')

/** The site, and how its products are searched. `home` is the address of its start page. */
export const webSite = (
  siteUrl: string,
  { companyName, home, lng }: { companyName: string; home: string; lng: string },
): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: companyName,
  url: absolute(siteUrl, home),
  inLanguage: lng,
  publisher: { '@id': companyId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(siteUrl, `${home === '/' ? '' : home}/products`)}?q={search_term_string}`,
    },
    // Google's own extension of the vocabulary, which the types do not know.
    ...{ 'query-input': 'required name=search_term_string' },
  },
})

/** Whom to reach when: a number and the hours that have the same name. */
function contactPointsOf({ phones, businessHours }: Facts): { contactPoint?: ContactPoint[] } {
  const now = new Date()
  const contactPoint = businessHours.flatMap(({ label, opening }): ContactPoint[] => {
    if (!label || !opening) return []
    const phone = phones.find((each) => each.label === label)?.number
    const { days, from, to, timeZone } = opening
    return [
      {
        '@type': 'ContactPoint',
        contactType: label,
        ...(phone ? { telephone: phone } : {}),
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => weekdayNames[day]),
          opens: timeWithOffset(from, timeZone, now),
          closes: timeWithOffset(to, timeZone, now),
        },
      },
    ]
  })
  return contactPoint.length > 0 ? { contactPoint } : {}
}
