import { applications } from './applications'
import { callToAction } from './call-to-action'
import { callouts } from './callouts'
import { categoryHeader } from './category-header'
import { categoryProducts } from './category-products'
import { contentSection } from './content-section'
import { dataTable } from './data-table'
import type { BlockDefinition } from './define'
import { familyProducts } from './family-products'
import { featureList } from './feature-list'
import { hero } from './hero'
import { heroCarousel } from './hero-carousel'
import { industryRows } from './industry-rows'
import { industryTiles } from './industry-tiles'
import { jobDetail } from './job-detail'
import { jobList } from './job-list'
import { layers } from './layers'
import { newsDetail } from './news-detail'
import { newsList } from './news-list'
import { productDetail } from './product-detail'
import { productGrid } from './product-grid'
import { richText } from './rich-text'
import { solutionCards } from './solution-cards'
import { specificationTable } from './specification-table'
import { textSection } from './text-section'

/** Every block of the site, in the order of the editor's drawer. A new block is a folder and a line here. */
export const blocks: BlockDefinition[] = [
  hero,
  heroCarousel,
  textSection,
  richText,
  callToAction,
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
  productGrid,
  categoryHeader,
  categoryProducts,
  productDetail,
  newsList,
  newsDetail,
  jobList,
  jobDetail,
]
