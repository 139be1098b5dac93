import type { CompanyTabsBlock } from '@/payload-types'
import type { TextKey } from '@/src/i18n/translate'
import type { Block, BuiltInPage } from './types'

/** One of the six company pages, below their shared header and tabs. */
const companyPage = (current: CompanyTabsBlock['current'], name: TextKey): BuiltInPage => ({
  path: `/company/${current}`,
  name,
  layout: ({ instead }, title) => [
    { blockType: 'companyTabs', id: 'companyTabs-1', current, title, text: instead },
  ],
})

/** A page of which there is nothing but its name. */
const namedPage = (path: string, name: TextKey): BuiltInPage => ({
  path,
  name,
  layout: ({ t, instead }, title) => [
    {
      blockType: 'hero',
      id: 'hero-1',
      title,
      text: instead,
      tone: 'paper',
      ctaText: t('page.contact'),
      ctaHref: '/contact',
    },
  ],
})

const news: BuiltInPage = {
  path: '/news',
  name: 'page.news',
  isWritten: () => true,
  layout: () => [{ blockType: 'newsList', id: 'newsList-1' }],
}

const careers: BuiltInPage = {
  path: '/careers',
  name: 'page.careers',
  isWritten: () => true,
  layout: ({ tagline }, title) => [
    { blockType: 'hero', id: 'hero-1', title, text: tagline, tone: 'paper' },
    { blockType: 'jobList', id: 'jobList-2' },
  ],
}

/** Its notices show nothing while there are none. */
const support: BuiltInPage = {
  ...namedPage('/support', 'page.support'),
  layout: (site, title) => [
    ...namedPage('/support', 'page.support').layout(site, title),
    { blockType: 'securityNotices', id: 'securityNotices-2', limit: 3 },
  ],
}

const contact: BuiltInPage = {
  path: '/contact',
  name: 'page.contact',
  isWritten: () => true,
  layout: ({ t, replyPromise, isReachable, hasHours, hasOffices }, title) => {
    const blocks: (Block | false)[] = [
      {
        blockType: 'hero',
        id: 'hero-1',
        title,
        text: replyPromise,
        tone: 'paper',
      },
      isReachable && { blockType: 'contactCards', id: 'contactCards-2' },
      hasHours && { blockType: 'officeHours', id: 'officeHours-3' },
      { blockType: 'contactForm', id: 'contactForm-4', title: t('contact.write') },
      hasOffices && { blockType: 'offices', id: 'offices-5' },
    ]
    return blocks.filter((block) => block !== false)
  },
}

const locations: BuiltInPage = {
  path: '/locations',
  name: 'page.locations',
  isWritten: ({ hasHeadquarters, hasFactory }) => hasHeadquarters || hasFactory,
  layout: ({ t, hasHeadquarters, hasFactory, instead }, title) => {
    const blocks: (Block | false)[] = [
      {
        blockType: 'hero',
        id: 'hero-1',
        title,
        text: hasHeadquarters || hasFactory ? null : instead,
        tone: 'paper',
        ctaText: t('page.contact'),
        ctaHref: '/contact',
      },
      hasHeadquarters && {
        blockType: 'locationMap',
        id: 'locationMap-2',
        place: 'headquarters',
        title: t('contact.headquarters'),
      },
      hasFactory && {
        blockType: 'locationMap',
        id: 'locationMap-3',
        place: 'factory',
        title: t('contact.factory'),
        side: 'start',
      },
    ]
    return blocks.filter((block) => block !== false)
  },
}

export const companyPages: BuiltInPage[] = [
  news,
  careers,
  contact,
  locations,
  namedPage('/about', 'page.about'),
  companyPage('about-us', 'page.aboutUs'),
  companyPage('leadership', 'page.leadership'),
  companyPage('history', 'page.history'),
  companyPage('culture', 'page.culture'),
  companyPage('certificates', 'page.certificates'),
  companyPage('csc', 'page.csc'),
  support,
  namedPage('/industries', 'page.industries'),
  namedPage('/solutions/cdm', 'menu.cdmSolution'),
  namedPage('/solutions/healthcare', 'menu.healthcareSolution'),
  namedPage('/solutions/epp', 'menu.eppSolution'),
  namedPage('/solutions/payment/card', 'menu.cardSolution'),
  namedPage('/solutions/banking-solution', 'menu.bankingSolution'),
  namedPage('/solutions/atm', 'menu.atmSolution'),
]
