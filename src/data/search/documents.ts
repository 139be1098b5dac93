import 'server-only'
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
  pageText,
  productKey,
  type SearchDocument,
} from '@/src/domain/search/document'
import { catalogueRows } from '../catalogue/catalogue-rows'
import { listCategories } from '../catalogue/categories'
import { listCertificates } from '../catalogue/certificates'
import { errorCodesByProduct } from '../catalogue/service'
import { readJobs } from '../careers/jobs'
import { readNews } from '../news'
import { listDocuments } from '../downloads/documents'
import { removeDisabledModuleLinks } from '../pages/open-layout'
import { listPages, type Page } from '../pages'
import { listSecurityNotices } from '../security-notices'
import { siteDocuments } from '../pages/site-records'

/** Longest searched text of an article, a position or a page, characters. */
const maxBodyLength = 4000

/** In larger catalogues the long descriptions of products and their data sheets are left out, or the index grows too large. */
const describedProducts = 2000

/**
 * All that can be found in a language, that of modules which are off among it. What did not change is the same object
 * as before.
 * @param closed the modules of which other pages show nothing
 */
export async function searchDocuments(
  lng: Language,
  closed: readonly ModuleName[],
): Promise<SearchDocument[]> {
  const [rows, categories, news, jobs, pages, certificates, others, more, codes] =
    await Promise.all([
      catalogueRows(lng),
      listCategories({ lng }),
      readNews({ lng }),
      readJobs({ lng }),
      listPages({ lng }),
      listCertificates({ lng }),
      siteDocuments(lng),
      moreWords(lng),
      errorCodesByProduct({ lng }),
    ])
  const names = new Map(categories.map(({ id, name, slug }) => [id, `${name} ${slug}`]))
  const certified = new Map<string, string[]>()
  for (const certificate of certificates) {
    for (const id of certificate.productIds) {
      certified.set(id, [...(certified.get(id) ?? []), certificateText(certificate)])
    }
  }
  const certificatesText = certificates.map(certificateText).join('\n')
  const isDescribed = rows.length <= describedProducts
  return [
    ...rows.map((row) =>
      ofProduct(row, {
        category: names.get(row.categoryId) ?? '',
        certificates: certified.get(row.id)?.join('\n') ?? '',
        isDescribed,
      }),
    ),
    ...rows.flatMap((row) => ofServicePage(row, codes[row.id], lng)),
    ...(isDescribed ? rows.map((row) => ofDataSheet(row, lng)) : []),
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
}

/** Returns what documents and notices are found by besides their own texts, and the facts of their rows, by address. */
async function moreWords(lng: Language): Promise<Map<string, Partial<SearchDocument>>> {
  const t = getT(lng)
  const [documents, notices] = await Promise.all([
    listDocuments({ lng }),
    listSecurityNotices({ lng }),
  ])
  return new Map([
    ...documents.map(
      (each) =>
        [
          `/downloads/${each.slug}`,
          aboutDocument(each, t(`documents.kind.${each.kind}`), lng),
        ] as const,
    ),
    ...notices.map((each) => [`/security/${each.slug}`, aboutNotice(each)] as const),
  ])
}

/** Documents of products, made once for each row as long as what else they say stays the same. */
const made = new WeakMap<CatalogueRow, ProductDocument>()

interface AboutProduct {
  category: string
  /** The words of its certificates. */
  certificates: string
  isDescribed: boolean
}

function ofProduct(row: CatalogueRow, about: AboutProduct): SearchDocument {
  const before = made.get(row)
  if (before?.isOf(about)) return before
  const document = new ProductDocument(row, about)
  made.set(row, document)
  return document
}

/** Its long texts are in the row, and put together when they are asked for. */
class ProductDocument implements SearchDocument {
  readonly key: string
  readonly type = 'product'
  readonly #row: CatalogueRow
  readonly #about: AboutProduct

  constructor(row: CatalogueRow, about: AboutProduct) {
    this.key = productKey(row.id)
    this.#row = row
    this.#about = about
  }

  isOf({ category, certificates, isDescribed }: AboutProduct): boolean {
    const about = this.#about
    return (
      about.category === category &&
      about.certificates === certificates &&
      about.isDescribed === isDescribed
    )
  }

  get href(): string {
    return `/product/${this.#row.slug}`
  }

  get title(): string {
    return this.#row.name
  }

  get label(): string {
    return `${this.#about.category} ${this.#row.slug.replaceAll('-', ' ')}`
  }

  get summary(): string {
    return this.#row.shortDescription
  }

  get imageId(): string | null {
    return this.#row.imageId
  }

  get body(): string {
    const { description, specifications, more } = this.#row
    const { isDescribed, certificates } = this.#about
    const values = specifications.map(([name, value]) => `${name} ${value}`)
    return [...(isDescribed ? [description] : []), ...values, more, certificates].join('\n')
  }
}

/** The data sheets of products, made once for each row, of which each language has its own. */
const madeSheets = new WeakMap<CatalogueRow, SearchDocument>()

/** The data sheet that is drawn of a product, among the downloads. */
function ofDataSheet(row: CatalogueRow, lng: Language): SearchDocument {
  const before = madeSheets.get(row)
  if (before) return before
  const { id, slug, name, imageId, updatedAt } = row
  const kind = getT(lng)('product.dataSheet')
  const document: SearchDocument = {
    key: `data-sheet ${id}`,
    type: 'document',
    // With the language in it, English too: without one the visitor's own decides.
    href: `/${lng}/product/${slug}/datasheet.pdf`,
    title: `${name} · ${kind}`,
    imageId,
    ...aboutDataSheet(row, kind, updatedAt),
  }
  madeSheets.set(row, document)
  return document
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
