import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absolute } from './graph'

/** A page on the way to this one. */
export interface Crumb {
  name: string
  address: string
}

/** The way from the start page to this one, which is the last. */
export const breadcrumbs = (siteUrl: string, trail: Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(siteUrl, address),
  })),
})
