import { cataloguePages } from './catalogue'
import { companyPages } from './company'
import { home } from './home'
import { legalPages } from './legal'
import { sectionPages } from './sections'
import type { BuiltInPage } from './types'

/** The documented routes that are pages of blocks, as a site has them that nobody has written anything for. */
export const builtInPages: BuiltInPage[] = [
  home,
  ...cataloguePages,
  ...companyPages,
  ...sectionPages,
  ...legalPages,
]
