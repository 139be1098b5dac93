import 'server-only'
import { hash } from 'node:crypto'
import type { Article } from '@/src/contract/article'
import type { Certificate } from '@/src/contract/certificate'
import type { Job } from '@/src/contract/job'
import type { Language } from '@/src/i18n/languages'
import { getT } from '@/src/i18n/server'
import type { CatalogueRow } from '@/src/domain/catalogue/row'
import type { ErrorCode } from '@/src/domain/catalogue/error-codes'
import { servicePath } from '@/src/domain/links/addresses'
import { plainMarkdown } from '@/src/domain/news/markdown/parse'
import type { ModuleName } from '@/src/domain/settings/modules'
import {
  aboutDataSheet,
  aboutDocument,
  aboutNotice,
  type IndexedDocument,
  pageText,
  productKey,
  type SearchDocument,
} from '@/src/domain/search/document'
import { listAttributes } from '../catalogue/attributes'
import { listCategories } from '../catalogue/categories'
import { listCertificates } from '../catalogue/certificates'
import { countPublic } from '../catalogue/read-rows'
import { errorCodesByProduct } from '../catalogue/service'
import { readJobs } from '../careers/jobs'
import { readNews } from '../news'
import { listWithProductIds } from '../downloads/documents'
import { removeDisabledModuleLinks } from '../pages/open-layout'
import { listPages, type Page } from '../pages'
import { listSecurityNotices } from '../security-notices'
import { siteDocuments } from '../pages/site-records'

/** Longest searched text of an article, a position or a page, characters. */
const maxBodyLength = 4000

/** In larger catalogues the long descriptions of products and their data sheets are left out, or the index grows too large. */
const describedProducts = 2000

/** Sections of the index: what is made of products, and everything else. */
export const sections = { product: 0, service: 1, dataSheet: 2, other: 3 } as const

/** The sections of what is made of products. */
export const productSections = [sections.product, sections.service, sections.dataSheet]

/** Makes documents of products in a language. */
export interface ProductDocuments {
  /** A text that changes with the definitions that all of them depend on. */
  definitions: string
  /** Digests of certificates and error codes, by the products that have some. */
  about: () => Record<string, string>
  of: (row: CatalogueRow) => IndexedDocument[]
}

/** Prepares the making of what is found of products: each itself, its service page and its data sheet. */
export async function productDocuments(lng: Language): Promise<ProductDocuments> {
  const [count, attributes, categories, certificates, codes] = await Promise.all([
    countPublic(null),
    listAttributes({ lng }),
    listCategories({ lng }),
    listCertificates({ lng }),
    errorCodesByProduct({ lng }),
  ])
  const names = new Map(categories.map(({ id, name, slug }) => [id, `${name} ${slug}`]))
  const certified: Record<string, string> = {}
  for (const certificate of certificates) {
    const text = certificateText(certificate)
    for (const id of certificate.productIds)
      certified[id] = certified[id] === undefined ? text : `${certified[id]}\n${text}`
  }
  const isDescribed = count <= describedProducts
  return {
    definitions: digest([isDescribed, attributes, categories]),
    about: () =>
      Object.fromEntries(
        [...new Set([...Object.keys(certified), ...Object.keys(codes)])].map((id) => [
          id,
          digest([certified[id], codes[id]?.map(({ code, meaning }) => [code, meaning])]),
        ]),
      ),
    of: (row) => {
      const { id: productId, order: place, updatedAt } = row
      const category = names.get(row.categoryId) ?? ''
      const asProduct = ofProduct(row, category, certified[productId] ?? '', isDescribed)
      return [
        { document: asProduct, section: sections.product, place, productId, updatedAt },
        ...ofServicePage(row, codes[productId], lng).map((document) => ({
          document,
          section: sections.service,
          place,
          productId,
        })),
        ...(isDescribed
          ? [{ document: ofDataSheet(row, lng), section: sections.dataSheet, place, productId }]
          : []),
      ]
    },
  }
}

const digest = (value: unknown): string => hash('sha1', JSON.stringify(value), 'base64')

/**
 * Everything but products that can be found in a language, that of modules which are off among it.
 * @param closed the modules of which other pages show nothing
 * @param nameOfProduct name of a public product, undefined of others
 */
export async function otherDocuments(
  lng: Language,
  closed: readonly ModuleName[],
  nameOfProduct: (id: string) => string | undefined,
): Promise<IndexedDocument[]> {
  const [news, jobs, pages, certificates, others, more] = await Promise.all([
    readNews({ lng }),
    readJobs({ lng }),
    listPages({ lng }),
    listCertificates({ lng }),
    siteDocuments(lng),
    moreWords(lng, nameOfProduct),
  ])
  const certificatesText = certificates.map(certificateText).join('\n')
  const documents = [
    ...news.map(ofArticle),
    ...jobs.map(ofJob),
    ...pages.map((page) => ofPage(page, closed, certificatesText)),
    ...others.map((each) => {
      const about = more.get(each.href)
      return {
        ...each,
        ...about,
        body: [each.body.slice(0, maxBodyLength), about?.body ?? ''].join('\n'),
      }
    }),
  ]
  return documents.map((document, place) => ({ document, section: sections.other, place }))
}

/** Returns what documents and notices are found by besides their own texts, and the facts of their rows, by address. */
async function moreWords(
  lng: Language,
  nameOfProduct: (id: string) => string | undefined,
): Promise<Map<string, Partial<SearchDocument>>> {
  const t = getT(lng)
  const [documents, notices] = await Promise.all([
    listWithProductIds({ lng }),
    listSecurityNotices({ lng }),
  ])
  return new Map([
    ...documents.map(({ productIds, ...each }) => {
      const products = productIds.flatMap((id) => {
        const name = nameOfProduct(id)
        return name === undefined ? [] : { id, slug: id, name }
      })
      const about = aboutDocument({ ...each, products }, t(`documents.kind.${each.kind}`), lng)
      return [`/downloads/${each.slug}`, about] as const
    }),
    ...notices.map((each) => [`/security/${each.slug}`, aboutNotice(each)] as const),
  ])
}

function ofProduct(
  row: CatalogueRow,
  category: string,
  certificates: string,
  isDescribed: boolean,
): SearchDocument {
  const values = row.specifications.map(([name, value]) => `${name} ${value}`)
  return {
    key: productKey(row.id),
    type: 'product',
    href: `/product/${row.slug}`,
    title: row.name,
    label: `${category} ${row.slug.replaceAll('-', ' ')}`,
    summary: row.shortDescription,
    imageId: row.imageId,
    body: [...(isDescribed ? [row.description] : []), ...values, row.more, certificates].join('\n'),
  }
}

/** The data sheet that is drawn of a product, among the downloads. */
function ofDataSheet(row: CatalogueRow, lng: Language): SearchDocument {
  const { id, slug, name, imageId, updatedAt } = row
  const kind = getT(lng)('product.dataSheet')
  return {
    key: `data-sheet ${id}`,
    type: 'document',
    // With the language in it, English too: without one the visitor's own decides.
    href: `/${lng}/product/${slug}/datasheet.pdf`,
    title: `${name} · ${kind}`,
    imageId,
    ...aboutDataSheet(row, kind, updatedAt),
  }
}

/** The service page of a product, for who looks for an error code: the page of the product says all else. */
function ofServicePage(
  { id, slug, name }: CatalogueRow,
  codes: ErrorCode[] | undefined,
  lng: Language,
): SearchDocument[] {
  if (!codes) return []
  const t = getT(lng)
  return [
    {
      key: `service ${id}`,
      type: 'page',
      href: servicePath(slug),
      title: `${name} · ${t('page.service')}`,
      label: codes.map(({ code }) => code).join(' '),
      // None that names manuals: who asks for one of this machine looks for the manual itself.
      summary: '',
      body: codes
        .map(({ code, meaning }) => `${code} ${meaning}`)
        .join('\n')
        .slice(0, maxBodyLength),
    },
  ]
}

const ofArticle = (article: Article): SearchDocument => ({
  key: `news ${article.id}`,
  type: 'news',
  href: `/news/${article.slug}`,
  title: article.title,
  label: '',
  summary: article.summary ?? '',
  body: plainMarkdown(article.content).slice(0, maxBodyLength),
})

const ofJob = (job: Job): SearchDocument => ({
  key: `job ${job.id}`,
  type: 'job',
  href: `/careers/${job.slug}`,
  title: job.title,
  label: [job.location, job.department].filter(Boolean).join(' '),
  summary: job.description ?? '',
  body: [...job.responsibilities, ...job.requirements].join('\n').slice(0, maxBodyLength),
})

/** Returns the searchable text of a certificate. */
const certificateText = ({ standard, subject, number, scope }: Certificate): string =>
  [standard, subject, number, scope].filter(Boolean).join(' ')

/** Returns true where a page shows the certificates of the collection. */
const hasCertificates = ({ layout }: Page): boolean =>
  layout.some((block) => block.blockType === 'certificates' && !block.items?.length)

const ofPage = (
  page: Page,
  closed: readonly ModuleName[],
  certificates: string,
): SearchDocument => ({
  key: `page ${page.path}`,
  type: 'page',
  href: page.path,
  title: page.seo.title || page.title,
  label: page.title,
  summary: page.seo.description ?? '',
  body: [
    pageText(removeDisabledModuleLinks(page.layout, closed)).slice(0, maxBodyLength),
    ...(hasCertificates(page) ? [certificates] : []),
  ].join('\n'),
})
