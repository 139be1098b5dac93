import { z } from 'zod'
import { LanguageQuery } from '../i18n/language-of'
import { languages } from '../i18n/languages'
import { ApplicationAnswer, ApplicationInput } from './application'
import { Article, ArticleList } from './article'
import { CategoryList, CategoryProducts } from './category'
import { CertificateList, CertificateQuery } from './certificate'
import { ContentSection, ContentSectionList } from './content-section'
import {
  DocumentCodeAnswer,
  DocumentCodeInput,
  DocumentList,
  DocumentQuery,
  DocumentRequestAnswer,
  DocumentRequestInput,
  DownloadDocument,
} from './document'
import { Health } from './health'
import { InquiryAnswer, InquiryInput } from './inquiry'
import { Job, JobList } from './job'
import { Menus } from './menus'
import { NavigationQuery, NavigationTree } from './navigation'
import type { Operation } from './operation'
import { Product, ProductList, ProductQuery } from './product'
import { QuoteAnswer, QuoteInput } from './quote'
import { Readiness } from './readiness'
import { SecurityNotice, SecurityNoticeList, SecurityNoticeQuery } from './security-notice'
import { SearchAnswer, SearchQuery, SuggestionAnswer, SuggestionQuery } from './search'

const idOrSlug = { id: 'Id or slug' }

/** The calls that need no account. */
export const publicOperations: Operation[] = [
  list('/products', 'Products', 'Products, all or those that a text finds', ProductList, {
    query: LanguageQuery.extend(ProductQuery.shape),
  }),
  list('/products/featured', 'Products', 'The products that come first', ProductList),
  one('/products/category/{slug}', 'Products', 'Products of a category', CategoryProducts, {
    slug: 'Slug of the category',
  }),
  one('/product/{id}', 'Products', 'One product', Product, idOrSlug),
  list('/categories', 'Products', 'Categories, by order', CategoryList),
  one(
    '/categories/{id}/products',
    'Products',
    'Products of a category',
    CategoryProducts,
    idOrSlug,
  ),
  {
    ...list(
      '/certificates',
      'Products',
      'Certificates that are in force today, all or those of a product',
      CertificateList,
      { query: LanguageQuery.extend(CertificateQuery.shape) },
    ),
    refusals: [400, 404],
  },
  {
    ...list(
      '/search',
      'Search',
      'Products, news, positions and pages that a text finds',
      SearchAnswer,
      {
        query: LanguageQuery.extend(SearchQuery.shape),
      },
    ),
    refusals: [400, 429],
  },
  {
    ...list(
      '/search/suggestions',
      'Search',
      'Where a text that is being typed may lead',
      SuggestionAnswer,
      {
        query: LanguageQuery.extend(SuggestionQuery.shape),
      },
    ),
    refusals: [400, 429],
  },
  list(
    '/navigation',
    'Site',
    'A menu as a tree: that of the products, unless `menu` names another',
    NavigationTree,
    {
      query: LanguageQuery.extend(NavigationQuery.shape),
    },
  ),
  list('/menus', 'Site', 'What the menus of the header hold', Menus),
  list('/content', 'Site', 'Content sections', ContentSectionList),
  one('/content/{key}', 'Site', 'One content section', ContentSection, { key: 'Its key' }),
  one('/content/sections/{key}', 'Site', 'One content section', ContentSection, {
    key: 'Its key',
  }),
  {
    method: 'get',
    path: '/locales/{lng}/{ns}',
    subject: 'Site',
    summary: 'Interface texts of a language, by their keys',
    parameters: { lng: `One of ${languages.join(', ')}`, ns: 'common.json' },
    answer: { status: 200, schema: z.record(z.string(), z.string()) },
    refusals: [404],
  },
  list('/news', 'News', 'Articles, latest first', ArticleList),
  one('/news/{id}', 'News', 'One article', Article, idOrSlug),
  list('/jobs', 'Careers', 'Open positions, latest first', JobList),
  one('/jobs/{id}', 'Careers', 'One position', Job, idOrSlug),
  list(
    '/documents',
    'Documents',
    'Data sheets, manuals and what else is given out, by title',
    DocumentList,
    { query: LanguageQuery.extend(DocumentQuery.shape) },
  ),
  one(
    '/documents/{id}',
    'Documents',
    'One document with all its releases',
    DownloadDocument,
    idOrSlug,
  ),
  {
    method: 'post',
    path: '/documents/{id}/requests',
    subject: 'Documents',
    summary: 'Has links to the files of a document sent to an address, where its gate is `mail`',
    parameters: idOrSlug,
    query: LanguageQuery,
    body: { schema: DocumentRequestInput },
    answer: { status: 201, schema: DocumentRequestAnswer },
    refusals: [400, 403, 404, 413, 415, 429, 503],
  },
  {
    method: 'get',
    path: '/document-files/{id}',
    subject: 'Documents',
    summary: 'A file, as a download that `Range` and `If-Range` resume; its ETag is its checksum',
    parameters: { id: 'Id of the release' },
    query: z.object({
      key: z.string().optional().describe('Of the link, where the document is not open'),
    }),
    answer: {
      status: 200,
      type: 'application/octet-stream',
      schema: z.string().meta({ format: 'binary' }),
    },
    refusals: [403, 404],
  },
  {
    ...list(
      '/security-notices',
      'Security notices',
      'Holes in products and what to do about them, all or those of a product',
      SecurityNoticeList,
      { query: LanguageQuery.extend(SecurityNoticeQuery.shape) },
    ),
    refusals: [400, 404],
  },
  one(
    '/security-notices/{id}',
    'Security notices',
    'One security notice; its CSAF 2.0 document is at `csafPath` of the site',
    SecurityNotice,
    { id: 'Id, or slug: its number in small letters' },
  ),
  {
    method: 'post',
    path: '/document-files/{id}',
    subject: 'Documents',
    summary: 'Opens a file by the code of its document, where its gate is `code`',
    parameters: { id: 'Id of the release' },
    body: { schema: DocumentCodeInput },
    answer: { status: 200, schema: DocumentCodeAnswer },
    refusals: [400, 403, 404, 413, 415, 429],
  },
  {
    method: 'post',
    path: '/inquiries',
    subject: 'Contact',
    summary: 'Sends a message to the company',
    body: { schema: InquiryInput },
    answer: { status: 201, schema: InquiryAnswer },
    refusals: [400, 403, 413, 415, 429],
  },
  {
    method: 'post',
    path: '/quote-requests',
    subject: 'Contact',
    summary:
      'Asks for a quote, with up to 5 files (PDF, ZIP, Office; 10 MB each, 30 MB together). Stored before it is answered; the same content with the same `key` is one request',
    query: LanguageQuery,
    body: {
      type: 'multipart/form-data',
      schema: QuoteInput.extend({
        files: z.array(z.string().meta({ format: 'binary' })).optional(),
      }).meta({ id: 'QuoteForm' }),
    },
    answer: { status: 201, schema: QuoteAnswer },
    refusals: [400, 403, 413, 429],
  },
  {
    method: 'post',
    path: '/job-applications',
    subject: 'Careers',
    summary:
      'Applies for a position, with a CV and perhaps a letter (PDF, DOCX, ODT; 10 MB each). Stored before it is answered, deleted on the day that the answer names',
    query: LanguageQuery,
    body: {
      type: 'multipart/form-data',
      schema: ApplicationInput.extend({
        cv: z.string().meta({ format: 'binary' }),
        letter: z.string().meta({ format: 'binary' }).optional(),
      }).meta({ id: 'ApplicationForm' }),
    },
    answer: { status: 201, schema: ApplicationAnswer },
    refusals: [400, 403, 404, 413, 429],
  },
  {
    method: 'get',
    path: '/uploads/{file}',
    subject: 'Pictures',
    summary: 'A picture; addresses in answers begin with /uploads and want /api before them',
    parameters: { file: 'Name of the file' },
    answer: { status: 200, type: 'image/webp', schema: z.string().meta({ format: 'binary' }) },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/health',
    subject: 'Server',
    summary: 'Version, kind of database, and whether it answers',
    answer: { status: 200, schema: Health },
    refusals: [503],
  },
  {
    method: 'get',
    path: '/ready',
    subject: 'Server',
    summary: 'Whether this instance should be sent visitors',
    answer: { status: 200, schema: Readiness },
    refusals: [503],
  },
  {
    method: 'get',
    path: '/openapi.json',
    subject: 'Server',
    summary: 'This reference as an OpenAPI 3.1 document',
    answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
    refusals: [],
  },
  {
    method: 'get',
    path: '/docs',
    subject: 'Server',
    summary: 'This reference as a page',
    answer: { status: 200, type: 'text/html', schema: z.string() },
    refusals: [],
  },
]

/** A read of many, in the language of the visitor. */
function list(
  path: string,
  subject: string,
  summary: string,
  schema: z.ZodType,
  { query = LanguageQuery }: { query?: z.ZodObject } = {},
): Operation {
  return {
    method: 'get',
    path,
    subject,
    summary,
    query,
    answer: { status: 200, schema },
    refusals: [400],
  }
}

/** A read of one, in the language of the visitor. */
function one(
  path: string,
  subject: string,
  summary: string,
  schema: z.ZodType,
  parameters: Record<string, string>,
): Operation {
  return { ...list(path, subject, summary, schema), parameters, refusals: [400, 404] }
}
