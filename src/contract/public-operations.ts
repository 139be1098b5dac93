import { z } from 'zod'
import { LanguageQuery } from '../i18n/language-of'
import { languages } from '../i18n/languages'
import { Article, ArticleList } from './article'
import { CategoryList, CategoryProducts } from './category'
import { ContentSection, ContentSectionList } from './content-section'
import { Health } from './health'
import { InquiryAnswer, InquiryInput } from './inquiry'
import { Job, JobList } from './job'
import { Menus } from './menus'
import { NavigationQuery, NavigationTree } from './navigation'
import type { Operation } from './operation'
import { Product, ProductList, ProductQuery } from './product'
import { Readiness } from './readiness'
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
