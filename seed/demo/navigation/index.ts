import { companyMenu } from './company'
import { footerMenu } from './footer'
import { phoneMenu } from './phone'
import { productsMenu } from './products'
import { solutionsMenu } from './solutions'
import type { DemoNavigationItem } from '../types'

/** The menus and the footer, groups before what stands below them. */
export const navigation: DemoNavigationItem[] = [
  ...productsMenu,
  ...companyMenu,
  ...solutionsMenu,
  ...phoneMenu,
  ...footerMenu,
]
