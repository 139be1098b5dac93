import type { TextKey } from '../i18n/translate'

/** An entry whose words are interface texts, and whose picture is named by its key in the media library. */
export interface BuiltInEntry {
  title: TextKey
  text: TextKey
  href: string
  picture: string
}

/** The cards of the company menu (specification, section 2). */
export const companyEntries: BuiltInEntry[] = [
  {
    title: 'page.aboutUs',
    text: 'menu.aboutUsText',
    href: '/company/about-us',
    picture: 'key:scene-company-about-us',
  },
  {
    title: 'page.leadership',
    text: 'menu.leadershipText',
    href: '/company/leadership',
    picture: 'key:scene-company-leadership',
  },
  {
    title: 'page.history',
    text: 'menu.historyText',
    href: '/company/history',
    picture: 'key:scene-company-history',
  },
  {
    title: 'page.culture',
    text: 'menu.cultureText',
    href: 'company/culture',
    picture: 'key:scene-company-culture',
  },
]

/** What else there is about the company, beside the cards. */
export const companyLinks = [
  { title: 'page.certificates', href: '/company/certificates' },
  { title: 'page.csc', href: '/company/csc' },
  { title: 'page.careers', href: '/careers' },
  { title: 'page.locations', href: '/locations' },
] as const

/** The groups of the solutions menu; each begins with the link that is documented for it. */
export const solutionGroups: { id: string; label: TextKey; entries: BuiltInEntry[] }[] = [
  {
    id: 'banking',
    label: 'menu.banking',
    entries: [
      {
        title: 'menu.bankingSolution',
        text: 'menu.bankingSolutionText',
        href: '/solutions/banking-solution',
        picture: 'key:scene-industry-banking',
      },
      {
        title: 'menu.cdmSolution',
        text: 'menu.cdmSolutionText',
        href: '/solutions/cdm',
        picture: 'key:scene-solution-cdm',
      },
      {
        title: 'menu.atmSolution',
        text: 'menu.atmSolutionText',
        href: '/solutions/atm',
        picture: 'key:scene-hero-dispenser',
      },
    ],
  },
  {
    id: 'healthcare',
    label: 'menu.healthcare',
    entries: [
      {
        title: 'menu.healthcareSolution',
        text: 'menu.healthcareSolutionText',
        href: '/solutions/healthcare',
        picture: 'key:scene-solution-healthcare',
      },
    ],
  },
  {
    id: 'security-module',
    label: 'menu.securityModule',
    entries: [
      {
        title: 'menu.eppSolution',
        text: 'menu.eppSolutionText',
        href: '/solutions/epp',
        picture: 'key:scene-solution-epp',
      },
    ],
  },
  {
    id: 'retail-payment',
    label: 'menu.retailPayment',
    entries: [
      {
        title: 'menu.cardSolution',
        text: 'menu.cardSolutionText',
        href: '/solutions/payment/card',
        picture: 'key:scene-solution-payment',
      },
    ],
  },
]

/** The links of the menu on small screens, in the documented order. */
export const mobileEntries = [
  { title: 'menu.bankingProducts', href: '/products/category/atm' },
  { title: 'menu.healthcareProducts', href: '/products/category/health' },
  { title: 'menu.securityProducts', href: '/products/category/epp' },
  { title: 'menu.cdmSolution', href: '/solutions/cdm' },
  { title: 'menu.company', href: '/about' },
  { title: 'page.contact', href: '/contact' },
  { title: 'page.news', href: '/news' },
] as const
