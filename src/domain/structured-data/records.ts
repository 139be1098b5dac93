import type {
  JobPosting,
  NewsArticle,
  Product as ProductData,
  ProductGroup,
  VideoObject,
  WithContext,
} from 'schema-dts'
import type { Article } from '@/src/contract/article'
import type { Certificate } from '@/src/contract/certificate'
import type { Job } from '@/src/contract/job'
import type { Picture } from '@/src/contract/picture'
import type { Product, ProductVariant } from '@/src/contract/product'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { escapeMarkup } from '@/src/platform/text/markup'
import { specificationText, splitParagraphs } from '@/src/platform/text/text'
import { chosenPicture, toChoice } from '../catalogue/variants/choose'
import { shownPictures } from '../media/pictures/packed-picture'
import { changedAt } from '../publishing/validity'
import { absolute, companyId, toCertification } from './graph'

interface Place {
  siteUrl: string
  companyName: string
  /** Address of the record's page in the language of its texts. */
  address: string
  /** The language of its texts. */
  inLanguage: string
}

/**
 * A product, without price: these machines are quoted, not sold from a shelf. One with variants is a group of
 * products, each with its order code and its row of the page.
 */
export const productData = (
  product: Product,
  place: Place,
  category: string | undefined,
  certificates: Certificate[],
): WithContext<ProductData> | WithContext<ProductGroup> => {
  const common = commonData(product, place, category, certificates)
  if (product.variantList.length === 0)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...common,
      sku: product.slug,
    }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...common,
    productGroupID: String(product.variants?.code ?? product.slug),
    variesBy: product.axes.map(({ name }) => name),
    hasVariant: product.variantList.map((variant) => variantData(product, variant, place)),
  }
}

const variantData = (
  product: Product,
  { code, options, note, values }: ProductVariant,
  { siteUrl, address }: Place,
) => ({
  '@type': 'Product' as const,
  name: `${product.name} ${code}`,
  sku: code,
  url: `${absolute(siteUrl, address)}#${code}`,
  ...pictureData(siteUrl, chosenPicture(product.axes, toChoice(options))?.picture),
  ...(note ? { description: note } : {}),
  additionalProperty: [
    ...options.map(({ axis, name }) => ({
      name: product.axes.find(({ key }) => key === axis)?.name ?? axis,
      value: name,
    })),
    ...values.map(({ name, text }) => ({ name, value: text })),
  ].map((property) => ({ '@type': 'PropertyValue' as const, ...property })),
})

const pictureData = (siteUrl: string, picture: Picture | undefined) =>
  picture ? { image: absolute(siteUrl, mediaAddress(picture.url)) } : {}

/** Returns the data that products and groups of products have in common. */
const commonData = (
  product: Product,
  { siteUrl, companyName, address }: Place,
  category: string | undefined,
  certificates: Certificate[],
) => ({
  name: product.name,
  url: absolute(siteUrl, address),
  image: picturesOf(siteUrl, product),
  ...(product.shortDescription ? { description: product.shortDescription } : {}),
  ...(category ? { category } : {}),
  brand: company(siteUrl, companyName),
  manufacturer: company(siteUrl, companyName),
  additionalProperty: Object.entries(product.specifications).map(([name, value]) => ({
    '@type': 'PropertyValue' as const,
    name,
    value: specificationText(value),
  })),
  ...(certificates.length > 0 ? { hasCertification: certificates.map(toCertification) } : {}),
})

export const articleData = (
  article: Article,
  { siteUrl, companyName, address, inLanguage }: Place,
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
  author: company(siteUrl, companyName),
  publisher: company(siteUrl, companyName),
})

/** Headings of a job's lists, in the language of its texts. */
export type JobHeadings = Record<'responsibilities' | 'requirements' | 'benefits', string>

export const jobData = (
  job: Job,
  { siteUrl, companyName, address }: Place,
  headings: JobHeadings,
): WithContext<JobPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  url: absolute(siteUrl, address),
  identifier: { '@type': 'PropertyValue', name: companyName, value: job.slug },
  description: [
    paragraphs(job.description ?? job.title),
    ...(['responsibilities', 'requirements', 'benefits'] as const).map((list) =>
      listUnder(headings[list], job[list]),
    ),
  ].join(''),
  datePosted: job.postedAt ?? job.createdAt,
  employmentType: 'FULL_TIME',
  hiringOrganization: { ...company(siteUrl, companyName), sameAs: `${siteUrl}/` },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: job.location },
  },
  ...(job.vacancy === null ? {} : { totalJobOpenings: job.vacancy }),
  ...(job.experienceNeeded ? { experienceRequirements: job.experienceNeeded } : {}),
})

/** A film on the video site, as a page shows it. */
interface Film {
  id: string
  name: string
  description?: string | null
  picture?: string | null
  uploadedAt?: string | null
}

export const videoData = (
  film: Film,
  { siteUrl, companyName }: Pick<Place, 'siteUrl' | 'companyName'>,
): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: film.name,
  description: film.description || film.name,
  thumbnailUrl: film.picture
    ? absolute(siteUrl, mediaAddress(film.picture))
    : `https://i.ytimg.com/vi/${film.id}/hqdefault.jpg`,
  embedUrl: `https://www.youtube-nocookie.com/embed/${film.id}`,
  ...(film.uploadedAt ? { uploadDate: film.uploadedAt } : {}),
  publisher: company(siteUrl, companyName),
})

/** The company with its name: the rest stands on the start page alone. */
const company = (siteUrl: string, name: string) => ({
  '@type': 'Organization' as const,
  '@id': companyId(siteUrl),
  name,
  url: `${siteUrl}/`,
})

const picturesOf = (siteUrl: string, record: Parameters<typeof shownPictures>[0]): string[] =>
  shownPictures(record).map(({ url }) => absolute(siteUrl, mediaAddress(url)))

/** Search engines read a job's description as HTML. */
const paragraphs = (text: string): string =>
  splitParagraphs(text)
    .map((each) => `<p>${escapeMarkup(each)}</p>`)
    .join('')

const listUnder = (heading: string, entries: string[]): string =>
  entries.length === 0
    ? ''
    : `<p><strong>${escapeMarkup(heading)}</strong></p><ul>${entries.map((each) => `<li>${escapeMarkup(each)}</li>`).join('')}</ul>`

interface PageWithFilms {
  title: string
  seo: { description: string | null }
  layout: object[]
}

/**
 * Films of the video site that a page's blocks name: by an id in any of their texts called
 * `youtubeId` or `videoId`, or by the name of one of the company's films in `film`; a slide that is a
 * film and names none shows the story. Their words are those beside the name, else those of the page.
 */
export function findFilms(
  page: PageWithFilms,
  ofTheCompany: Record<string, string | null>,
): Film[] {
  const films = new Map<string, Film>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const row = value as Record<string, unknown>
    const named = row.type === 'youtube' ? 'story' : text(row.film)
    const id = text(row.youtubeId) ?? text(row.videoId) ?? ofTheCompany[named ?? '']
    if (id && /^[\w-]{6,20}$/.test(id) && !films.has(id)) {
      films.set(id, {
        id,
        name: text(row.heading) ?? text(row.title) ?? page.title,
        description: text(row.subheading) ?? text(row.text) ?? page.seo.description,
        picture: text(row.picture) ?? null,
      })
    }
    Object.values(row).forEach(walk)
  }
  page.layout.forEach(walk)
  return [...films.values()]
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
