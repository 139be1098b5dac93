import { careers } from './careers'
import { companyAboutUs } from './company-about-us'
import { home } from './home'
import { news } from './news'
import { products } from './products'
import type { BuiltInPage } from './types'

/**
 * Pages that the site has without a database: visitors see them until editors have pages of their own,
 * and `npm run seed` writes them into the CMS.
 */
export const builtInPages: BuiltInPage[] = [home, products, companyAboutUs, news, careers]
