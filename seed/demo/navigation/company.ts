import type { DemoNavigationItem } from '../types'

/** The company menu: cards, which have a picture, and plain links. */
export const companyMenu: DemoNavigationItem[] = [
  {
    slug: 'company-about-us',
    menu: 'company',
    name: { en: 'About Us' },
    description: { en: 'Who we are, what we make, and for whom.' },
    href: '/company/about-us',
    picture: 'scene-company-about-us',
    order: 1,
  },
  {
    slug: 'company-leadership',
    menu: 'company',
    name: { en: 'Leadership' },
    description: { en: 'The people who lead the company.' },
    href: '/company/leadership',
    picture: 'scene-company-leadership',
    order: 2,
  },
  {
    slug: 'company-history',
    menu: 'company',
    name: { en: 'History' },
    description: { en: 'From the first PIN pad to today, year by year.' },
    href: '/company/history',
    picture: 'scene-company-history',
    order: 3,
  },
  {
    slug: 'company-culture',
    menu: 'company',
    name: { en: 'Culture' },
    description: { en: 'What we stand for, and how we work.' },
    href: 'company/culture',
    picture: 'scene-company-culture',
    order: 4,
  },
  {
    slug: 'company-certificates',
    menu: 'company',
    name: { en: 'Certificates' },
    href: '/company/certificates',
    order: 5,
  },
  {
    slug: 'company-csc',
    menu: 'company',
    name: { en: 'Customer Satisfaction Center' },
    href: '/company/csc',
    order: 6,
  },
  {
    slug: 'company-careers',
    menu: 'company',
    name: { en: 'Careers' },
    href: '/careers',
    order: 7,
  },
  {
    slug: 'company-locations',
    menu: 'company',
    name: { en: 'Locations' },
    href: '/locations',
    order: 8,
  },
]
