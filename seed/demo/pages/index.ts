import { about } from './about'
import { careers } from './careers'
import { companyAboutUs } from './company-about-us'
import { companyCertificates } from './company-certificates'
import { companyCsc } from './company-csc'
import { companyCulture } from './company-culture'
import { companyHistory } from './company-history'
import { companyLeadership } from './company-leadership'
import { contact } from './contact'
import { familyBanking } from './families/banking'
import { familyHealthcare } from './families/healthcare'
import { familyInformation } from './families/information'
import { familyPayment } from './families/payment'
import { familySecurity } from './families/security'
import { familyTransportation } from './families/transportation'
import { hardware } from './hardware'
import { home } from './home'
import { industryBanking } from './industries/banking'
import { industryHealthcare } from './industries/healthcare'
import { industryInfoAr } from './industries/info-ar'
import { industries } from './industries/overview'
import { industryPayments } from './industries/payments'
import { industryPinpad } from './industries/pinpad'
import { industryTransport } from './industries/transport'
import { cookies } from './legal/cookies'
import { privacyPolicy } from './legal/privacy-policy'
import { termsAndConditions } from './legal/terms-and-conditions'
import { termsOfUse } from './legal/terms-of-use'
import { locations } from './locations'
import { news } from './news'
import { press } from './press'
import { products } from './products'
import { software } from './software'
import { atm } from './solutions/atm'
import { bankingSolution } from './solutions/banking-solution'
import { card } from './solutions/card'
import { cdm } from './solutions/cdm'
import { epp } from './solutions/epp'
import { healthcare } from './solutions/healthcare'
import { support } from './support'
import type { DemoPage } from './types'

/** The demo's pages, which `npm run seed` writes into the CMS. */
export const demoPages: DemoPage[] = [
  home,
  products,
  news,
  press,
  careers,
  contact,
  locations,
  support,
  termsAndConditions,
  privacyPolicy,
  termsOfUse,
  cookies,
  familyBanking,
  familyHealthcare,
  familySecurity,
  familyTransportation,
  familyInformation,
  familyPayment,
  cdm,
  healthcare,
  epp,
  card,
  bankingSolution,
  atm,
  software,
  hardware,
  industries,
  industryBanking,
  industryHealthcare,
  industryPinpad,
  industryTransport,
  industryInfoAr,
  industryPayments,
  about,
  companyAboutUs,
  companyLeadership,
  companyHistory,
  companyCulture,
  companyCertificates,
  companyCsc,
]
