import type { Language } from '@/src/i18n/languages'

/** Pages that together hold most blocks. */
export const variedPages = [
  '/',
  '/products',
  '/products/category/atm',
  '/products/banking',
  '/company/leadership',
  '/company/history',
  '/company/csc',
  '/solutions/banking-solution',
  '/solutions/healthcare',
  '/contact',
  '/locations',
  '/news',
  '/legal/cookies',
]

/** Kinds of pages that the site map has no example of, or one without variants, attributes and notices. */
export const unlistedPages = [
  '/nowhere',
  '/search?q=cash',
  '/downloads',
  '/product/atm-a300-through-the-wall',
  '/products/compare?ids=atm-a100-lobby,atm-a300-through-the-wall',
  '/products/finder?task=tickets',
  '/quote?items=atm-a300-through-the-wall.A300-BC-N*20,epp-e30-outdoor-pin-pad*40',
  '/quote/status',
  '/security/solgate-2026-0002',
]

/** Their words are the longest, or break at the fewest places. */
export const widestLanguages: Language[] = ['ru', 'th']
