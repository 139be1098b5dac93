import { siteBlocks } from '@/src/generated/site/blocks'
import { applications } from './applications'
import { businessAreas } from './business-areas'
import { callToAction } from './call-to-action'
import { callouts } from './callouts'
import { categoryHeader } from './category-header'
import { categoryProducts } from './category-products'
import { certificates } from './certificates'
import { companyTabs } from './company-tabs'
import { contactCards } from './contact-cards'
import { contactForm } from './contact-form'
import { contentSection } from './content-section'
import { dataTable } from './data-table'
import type { BlockDefinition } from './define'
import { downloadList } from './download-list'
import { familyProducts } from './family-products'
import { faq } from './faq'
import { featureList } from './feature-list'
import { figures } from './figures'
import { hero } from './hero'
import { heroCarousel } from './hero-carousel'
import { imageCarousel } from './image-carousel'
import { industryRows } from './industry-rows'
import { industryTiles } from './industry-tiles'
import { jobDetail } from './job-detail'
import { jobList } from './job-list'
import { layers } from './layers'
import { leadership } from './leadership'
import { legalText } from './legal-text'
import { locationMap } from './location-map'
import { newestProducts } from './newest-products'
import { newsDetail } from './news-detail'
import { newsList } from './news-list'
import { numberedList } from './numbered-list'
import { officeHours } from './office-hours'
import { offices } from './offices'
import { productDetail } from './product-detail'
import { productFinder } from './product-finder'
import { productGrid } from './product-grid'
import { references } from './references'
import { richText } from './rich-text'
import { securityNotices } from './security-notices'
import { solutionCards } from './solution-cards'
import { specificationTable } from './specification-table'
import { textSection } from './text-section'
import { timeline } from './timeline'
import { values } from './values'
import { video } from './video'

/**
 * Every block of the site, in the order of the editor's drawer; those of `site/blocks/` are found by themselves. A block
 * in this folder is a line here and one in `components.ts`.
 */
export const blocks: BlockDefinition[] = [
  hero,
  heroCarousel,
  textSection,
  richText,
  callToAction,
  figures,
  video,
  imageCarousel,
  values,
  businessAreas,
  companyTabs,
  leadership,
  timeline,
  certificates,
  references,
  featureList,
  callouts,
  layers,
  applications,
  dataTable,
  specificationTable,
  contentSection,
  industryRows,
  familyProducts,
  industryTiles,
  solutionCards,
  productFinder,
  newestProducts,
  productGrid,
  categoryHeader,
  categoryProducts,
  productDetail,
  newsList,
  newsDetail,
  securityNotices,
  downloadList,
  jobList,
  jobDetail,
  contactForm,
  contactCards,
  officeHours,
  offices,
  locationMap,
  numberedList,
  faq,
  legalText,
  ...siteBlocks,
]
