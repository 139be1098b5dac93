import type {
  JobPosting,
  NewsArticle,
  Product as ProductData,
  VideoObject,
  WithContext,
} from 'schema-dts'
import type { Article } from '@/src/contract/article'
import type { Job } from '@/src/contract/job'
import type { Product } from '@/src/contract/product'
import { changedAt } from '../schedule/public-from'
import { shownPictures } from '../pictures/shown-pictures'
import { paragraphsOf, specificationText } from '../text/text'
import { mediaAddress } from '../storage/uploads'
import { absolute, companyId } from './graph'

interface Place {
  siteUrl: string
  /** Address of the record's page in the language of its texts. */
  address: string
  /** The language of its texts. */
  inLanguage: string
}

/** A product, without price: these machines are quoted, not sold from a shelf. */
export const productData = (
  product: Product,
  { siteUrl, address }: Place,
  category?: string,
): WithContext<ProductData> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  sku: product.slug,
  url: absolute(siteUrl, address),
  image: picturesOf(siteUrl, product),
  ...(product.shortDescription ? { description: product.shortDescription } : {}),
  ...(category ? { category } : {}),
  brand: { '@id': companyId(siteUrl) },
  manufacturer: { '@id': companyId(siteUrl) },
  additionalProperty: Object.entries(product.specifications).map(([name, value]) => ({
    '@type': 'PropertyValue',
    name,
    value: specificationText(value),
  })),
})

export const articleData = (
  article: Article,
  { siteUrl, address, inLanguage }: Place,
): WithContext<NewsArticle> => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: article.title,
  url: absolute(siteUrl, address),
  mainEntityOfPage: absolute(siteUrl, address),
  image: picturesOf(siteUrl, article),
  ...(article.summary ? { description: article.summary } : {}),
  datePublished: article.publishedAt ?? article.createdAt,
  dateModified: changedAt(article.updatedAt, article.publishedAt),
  inLanguage,
  author: { '@id': companyId(siteUrl) },
  publisher: { '@id': companyId(siteUrl) },
})

export const jobData = (
  job: Job,
  { siteUrl, address }: Place,
  companyName: string,
): WithContext<JobPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  url: absolute(siteUrl, address),
  identifier: { '@type': 'PropertyValue', name: companyName, value: job.slug },
  description: htmlOf([
    job.description ?? job.title,
    ...job.responsibilities,
    ...job.requirements,
    ...job.benefits,
  ]),
  datePosted: job.postedAt ?? job.createdAt,
  employmentType: 'FULL_TIME',
  hiringOrganization: {
    '@type': 'Organization',
    '@id': companyId(siteUrl),
    name: companyName,
    sameAs: `${siteUrl}/`,
  },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: job.location },
  },
  ...(job.vacancy === null ? {} : { totalJobOpenings: job.vacancy }),
  ...(job.experienceNeeded ? { experienceRequirements: job.experienceNeeded } : {}),
})

/** A film on the video site, as a page shows it. */
export interface Film {
  id: string
  name: string
  description?: string | null
  picture?: string | null
  uploadedAt?: string | null
}

export const videoData = (film: Film, siteUrl: string): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: film.name,
  description: film.description || film.name,
  thumbnailUrl: film.picture
    ? absolute(siteUrl, mediaAddress(film.picture))
    : `https://i.ytimg.com/vi/${film.id}/hqdefault.jpg`,
  embedUrl: `https://www.youtube-nocookie.com/embed/${film.id}`,
  ...(film.uploadedAt ? { uploadDate: film.uploadedAt } : {}),
  publisher: { '@id': companyId(siteUrl) },
})

const picturesOf = (siteUrl: string, record: Parameters<typeof shownPictures>[0]): string[] =>
  shownPictures(record).map(({ url }) => absolute(siteUrl, mediaAddress(url)))

/** Search engines read a job's description as HTML. */
const htmlOf = (texts: string[]): string =>
  texts
    .flatMap(paragraphsOf)
    .map((text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('')
