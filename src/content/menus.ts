import type { MenuName } from '@/src/contract/menu-names'
import type { TextKey } from '@/src/i18n/translate'

/** An entry whose words are an interface text. */
export interface BuiltInEntry {
  slug: string
  text: TextKey
  /** Target; a group has none. */
  href?: string
  entries?: BuiltInEntry[]
}

/**
 * The menus of a site that has none of its own, and of one whose database cannot be read: the documented
 * routes (specification, section 2), by names that fit any company. The products menu is made of the categories.
 */
export const builtInMenus: Record<Exclude<MenuName, 'products'>, BuiltInEntry[]> = {
  company: entries('company', [
    ['page.aboutUs', '/company/about-us'],
    ['page.leadership', '/company/leadership'],
    ['page.history', '/company/history'],
    ['page.culture', '/company/culture'],
    ['page.certificates', '/company/certificates'],
    ['page.csc', '/company/csc'],
    ['page.careers', '/careers'],
    ['page.locations', '/locations'],
  ]),
  solutions: [
    group('solutions', 'menu.banking', [
      ['menu.bankingSolution', '/solutions/banking-solution'],
      ['menu.cdmSolution', '/solutions/cdm'],
      ['menu.atmSolution', '/solutions/atm'],
    ]),
    group('solutions', 'menu.healthcare', [['menu.healthcareSolution', '/solutions/healthcare']]),
    group('solutions', 'menu.securityModule', [['menu.eppSolution', '/solutions/epp']]),
    group('solutions', 'menu.retailPayment', [['menu.cardSolution', '/solutions/payment/card']]),
  ],
  phone: entries('phone', [
    ['menu.bankingProducts', '/products/category/atm'],
    ['menu.healthcareProducts', '/products/category/health'],
    ['menu.securityProducts', '/products/category/epp'],
    ['menu.cdmSolution', '/solutions/cdm'],
    ['menu.company', '/about'],
    ['page.contact', '/contact'],
    ['page.news', '/news'],
  ]),
  footer: [
    group('footer', 'footer.whatWeDo', [
      ['page.industries', '/industries'],
      ['page.products', '/products'],
      ['page.hardware', '/hardware'],
      ['page.software', '/software'],
    ]),
    group('footer', 'footer.industries', [
      ['page.industryBanking', '/industries/banking'],
      ['page.industryHealthcare', '/industries/healthcare'],
      ['page.industryPinpad', '/industries/pinpad'],
      ['page.industryTransport', '/industries/transport'],
      ['page.industryInfo', '/industries/info-ar'],
      ['page.industryPayments', '/industries/payments'],
    ]),
    group('footer', 'footer.company', [
      ['page.aboutUs', '/company/about-us'],
      ['page.leadership', '/company/leadership'],
      ['page.history', '/company/history'],
      ['page.culture', '/company/culture'],
      ['page.certificates', '/company/certificates'],
      ['page.csc', '/company/csc'],
    ]),
    group('footer', 'footer.information', [
      ['page.careers', '/careers'],
      ['page.locations', '/locations'],
      ['page.support', '/support'],
      ['page.contact', '/contact'],
      ['page.news', '/news'],
      ['page.downloads', '/downloads'],
    ]),
    group('footer', 'footer.legal', [
      ['page.terms', '/legal/terms-and-conditions'],
      ['page.privacy', '/legal/privacy-policy'],
      ['page.termsOfUse', '/legal/terms-of-use'],
      ['page.cookies', '/legal/cookies'],
      ['page.imprint', '/legal/imprint'],
      ['page.accessibility', '/legal/accessibility'],
      ['page.security', '/security'],
    ]),
  ],
}

type Link = [text: TextKey, href: string]

function group(menu: MenuName, text: TextKey, links: Link[]): BuiltInEntry {
  const slug = slugOf(menu, text, 'group')
  return { slug, text, entries: entries(slug, links) }
}

function entries(folder: string, links: Link[]): BuiltInEntry[] {
  return links.map(([text, href]) => ({ slug: slugOf(folder, text), text, href }))
}

/** Unique among all menus: `page.aboutUs` in the footer's third group is `footer-group-company-about-us`. */
function slugOf(folder: string, text: TextKey, kind?: 'group'): string {
  const name = text
    .slice(text.indexOf('.') + 1)
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [folder, kind, name].filter(Boolean).join('-')
}
