import type { DemoNavigationItem } from '../types'

/** The menu of small screens, in the documented order. */
export const phoneMenu: DemoNavigationItem[] = [
  {
    slug: 'phone-banking',
    menu: 'phone',
    name: { en: 'Banking Products' },
    href: '/products/category/atm',
    order: 1,
  },
  {
    slug: 'phone-healthcare',
    menu: 'phone',
    name: { en: 'Healthcare Products' },
    href: '/products/category/health',
    order: 2,
  },
  {
    slug: 'phone-security',
    menu: 'phone',
    name: { en: 'Security Products' },
    href: '/products/category/epp',
    order: 3,
  },
  {
    slug: 'phone-cdm',
    menu: 'phone',
    name: { en: 'CDM Solution' },
    href: '/solutions/cdm',
    order: 4,
  },
  {
    slug: 'phone-company',
    menu: 'phone',
    name: { en: 'Company' },
    href: '/about',
    order: 5,
  },
  {
    slug: 'phone-contact',
    menu: 'phone',
    name: { en: 'Contact' },
    href: '/contact',
    order: 6,
  },
  {
    slug: 'phone-news',
    menu: 'phone',
    name: { en: 'News' },
    href: '/news',
    order: 7,
  },
]
