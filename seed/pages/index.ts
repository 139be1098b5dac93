import { about } from './about'
import { careers } from './careers'
import { companyAboutUs } from './company-about-us'
import { companyCertificates } from './company-certificates'
import { companyCsc } from './company-csc'
import { companyCulture } from './company-culture'
import { companyHistory } from './company-history'
import { companyLeadership } from './company-leadership'
import { home } from './home'
import { news } from './news'
import { products } from './products'
import type { BuiltInPage } from './types'

/**
 * Pages that the site has without a database: visitors see them until editors have pages of their own,
 * and `npm run seed` writes them into the CMS.
 */
export const builtInPages: BuiltInPage[] = [
  home,
  products,
  about,
  companyAboutUs,
  companyLeadership,
  companyHistory,
  companyCulture,
  companyCertificates,
  companyCsc,
  news,
  careers,
]
