import { about } from './about'
import { careers } from './careers'
import { companyAboutUs } from './company-about-us'
import { companyCertificates } from './company-certificates'
import { companyCsc } from './company-csc'
import { companyCulture } from './company-culture'
import { companyHistory } from './company-history'
import { companyLeadership } from './company-leadership'
import { contact } from './contact'
import { home } from './home'
import { cookies } from './legal/cookies'
import { privacyPolicy } from './legal/privacy-policy'
import { termsAndConditions } from './legal/terms-and-conditions'
import { termsOfUse } from './legal/terms-of-use'
import { locations } from './locations'
import { news } from './news'
import { products } from './products'
import { support } from './support'
import type { BuiltInPage } from './types'

/**
 * Pages that the site has without a database: visitors see them until editors have pages of their own,
 * and `npm run seed` writes them into the CMS.
 */
export const builtInPages: BuiltInPage[] = [
  home,
  products,
  news,
  careers,
  contact,
  locations,
  support,
  termsAndConditions,
  privacyPolicy,
  termsOfUse,
  cookies,
  about,
  companyAboutUs,
  companyLeadership,
  companyHistory,
  companyCulture,
  companyCertificates,
  companyCsc,
]
