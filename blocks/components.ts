import type { Block } from '@/src/data/pages'
import { siteComponents } from '@/src/generated/site/block-components'
import type { BlockComponent } from './define'

/** Loads a block's component, where a page holds the block. */
type Load<Data> = () => Promise<{ default: BlockComponent<Data> }>

/**
 * Components of blocks, by slug. Not in the list of `blocks/index.ts`: that is part of Payload's configuration, and
 * components read data from Payload.
 */
export const components: {
  [Slug in Block['blockType']]: Load<Extract<Block, { blockType: Slug }>>
} = {
  hero: () => import('./hero/component'),
  heroCarousel: () => import('./hero-carousel/component'),
  textSection: () => import('./text-section/component'),
  richText: () => import('./rich-text/component'),
  callToAction: () => import('./call-to-action/component'),
  figures: () => import('./figures/component'),
  video: () => import('./video/component'),
  imageCarousel: () => import('./image-carousel/component'),
  values: () => import('./values/component'),
  businessAreas: () => import('./business-areas/component'),
  companyTabs: () => import('./company-tabs/component'),
  leadership: () => import('./leadership/component'),
  timeline: () => import('./timeline/component'),
  certificates: () => import('./certificates/component'),
  references: () => import('./references/component'),
  featureList: () => import('./feature-list/component'),
  callouts: () => import('./callouts/component'),
  layers: () => import('./layers/component'),
  applications: () => import('./applications/component'),
  dataTable: () => import('./data-table/component'),
  specificationTable: () => import('./specification-table/component'),
  contentSection: () => import('./content-section/component'),
  industryRows: () => import('./industry-rows/component'),
  familyProducts: () => import('./family-products/component'),
  industryTiles: () => import('./industry-tiles/component'),
  solutionCards: () => import('./solution-cards/component'),
  productFinder: () => import('./product-finder/component'),
  newestProducts: () => import('./newest-products/component'),
  productGrid: () => import('./product-grid/component'),
  categoryHeader: () => import('./category-header/component'),
  categoryProducts: () => import('./category-products/component'),
  productDetail: () => import('./product-detail/component'),
  newsList: () => import('./news-list/component'),
  newsDetail: () => import('./news-detail/component'),
  securityNotices: () => import('./security-notices/component'),
  downloadList: () => import('./download-list/component'),
  jobList: () => import('./job-list/component'),
  jobDetail: () => import('./job-detail/component'),
  contactForm: () => import('./contact-form/component'),
  contactCards: () => import('./contact-cards/component'),
  officeHours: () => import('./office-hours/component'),
  offices: () => import('./offices/component'),
  locationMap: () => import('./location-map/component'),
  numberedList: () => import('./numbered-list/component'),
  faq: () => import('./faq/component'),
  legalText: () => import('./legal-text/component'),
  ...siteComponents,
}
