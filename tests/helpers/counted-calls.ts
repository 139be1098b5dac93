import type { openApi } from '@/src/contract/openapi'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import { documentCode, type CountedSite } from './counted-site'
import { api } from './http'
import type { CountedCall } from './query-counts'
import type { TestServer } from './server'
import { smallPdf } from './visitor-forms'

type Calls = Record<string, CountedCall>

interface NamedCall extends CountedCall {
  /** Tells it apart from others of its address. */
  note?: string
}

/** A page of each kind. */
export const pageCalls = ({
  category,
  products: [one, two],
  article,
  job,
  documents,
  notice,
  quote,
}: CountedSite): Calls => {
  const both = `${one.slug},${two.slug}`
  return Object.fromEntries(
    Object.entries({
      home: '/',
      'built-in page': '/about',
      'legal page': '/legal/privacy-policy',
      'contact page': '/contact',
      'page of blocks with records': '/service',
      'page in another language': '/th/service',
      'product list': '/products',
      'product list of a family': '/products/banking',
      'product list, searched': '/products?q=pump',
      'product list, filtered': '/products?spec.weight=..2kg',
      category: `/products/category/${category.slug}`,
      product: `/product/${one.slug}`,
      'service page': `/product/${one.slug}/service`,
      'data sheet': `/product/${one.slug}/data-sheet`,
      'data sheet as PDF': `/product/${one.slug}/datasheet.pdf`,
      comparison: `/products/compare?ids=${both}`,
      'comparison as PDF': `/products/compare.pdf?ids=${both}`,
      finder: '/products/finder',
      'finder, answered': '/products/finder?weight=pump&results=1',
      'life cycles as a feed': '/products/life-cycle.xml',
      'news list': '/news',
      article: `/news/${article.slug}`,
      'news as a feed': '/news/feed.xml',
      careers: '/careers',
      job: `/careers/${job.slug}`,
      documents: '/downloads',
      'documents, filtered': '/downloads?q=manual',
      document: `/downloads/${documents.open.slug}`,
      search: '/search?q=pump',
      'quote list': `/quote?items=${both}`,
      'quote request': quote.page,
      'security notices': '/security',
      'security notice': `/security/${notice.slug}`,
      'CSAF index': '/.well-known/csaf/white/index.txt',
      'site map': '/sitemap.xml',
    })
      .map(([kind, path]): [string, CountedCall] => [`page: ${kind}`, { path }])
      .concat([
        ['page: redirect', { path: '/old', status: 308 }],
        ['page: none at this address', { path: '/nothing-here', status: 404 }],
      ]),
  )
}

/** Every call that needs no account, as the server documents them. */
export async function publicCalls(site: CountedSite, { baseUrl }: TestServer): Promise<Calls> {
  const { body } = await api('/openapi.json', { baseUrl })
  const { paths } = body as ReturnType<typeof openApi>
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => !security && !path.startsWith('/admin/'))
      .map(([method, { responses }]) => ({ path, method: method.toUpperCase(), responses })),
  )
  const examples = publicExamples(site, baseUrl)
  return Object.fromEntries(
    documented.map(({ path, method, responses }) => {
      const call = { path, ...examples[`${method} ${path}`] }
      if (call.path.includes('{'))
        throw new Error(`${method} ${path} needs an example in tests/helpers/counted-calls.ts`)
      const status = Math.min(...Object.keys(responses).map(Number))
      return [`${method} /api${path}`, { status, method, ...call, path: `/api${call.path}` }]
    }),
  )
}

function publicExamples(site: CountedSite, origin: string): Record<string, Partial<CountedCall>> {
  const { category, products, article, job, documents, notice, picture, quote } = site
  const person = { name: 'Ann', email: 'ann@example.com' }
  const { open, byMail, byCode } = documents
  return {
    'GET /products/category/{slug}': { path: `/products/category/${category.slug}` },
    'GET /product/{id}': { path: `/product/${products[0].slug}` },
    'GET /categories/{id}/products': { path: `/categories/${category.slug}/products` },
    'GET /search': { path: '/search?q=pump' },
    'GET /search/suggestions': { path: '/search/suggestions?q=pu' },
    'GET /content/{key}': { path: '/content/hall' },
    'GET /content/sections/{key}': { path: '/content/sections/hall' },
    'GET /locales/{lng}/{ns}': { path: '/locales/en/common.json' },
    'GET /news/{id}': { path: `/news/${article.slug}` },
    'GET /jobs/{id}': { path: `/jobs/${job.slug}` },
    'GET /documents/{id}': { path: `/documents/${open.slug}` },
    'POST /documents/{id}/requests': {
      path: `/documents/${byMail.slug}/requests`,
      body: () => ({ email: person.email, consent: true }),
    },
    'GET /document-files/{id}': { path: `/document-files/${open.releases[0]?.id}` },
    'POST /document-files/{id}': {
      path: `/document-files/${byCode.releases[0]?.id}`,
      body: () => ({ code: documentCode }),
    },
    'GET /security-notices/{id}': { path: `/security-notices/${notice.slug}` },
    'GET /uploads/{file}': { path: `/uploads/${picture.filename}` },
    'POST /inquiries': { body: () => ({ ...person, message: 'Hello' }) },
    'POST /quote-requests': {
      body: () => form({ items: `${products[0].slug}*2`, company: 'Bank' }),
    },
    'GET /quote-requests/{number}/offers/{id}': { path: quote.offer },
    'POST /job-applications': {
      body: () => form({ job: job.slug }, 'cv'),
    },
    // Of a program, so that nothing is written a minute later, beside another call.
    'POST /visits': {
      headers: { origin, 'user-agent': 'Examplebot/1.0' },
      body: () => ({ device: 'phone', pages: [{ path: '/', lcp: 900 }] }),
    },
  }
}

/** The calls that staff make most. */
export function staffCalls(
  { token, writer, products, article, job, page, picture }: CountedSite,
  { username, password }: { username: string; password: string },
): Calls {
  const one = {
    products: [products[0].id, { isFeatured: true }, 'name'],
    news: [article.id, { summary: 'Changed' }, 'title'],
    jobs: [job.id, { department: 'Changed' }, 'title'],
    pages: [page.id, { title: 'Changed' }, 'title'],
  } as const
  const reads = [
    '/verify',
    '/overview',
    '/checks',
    '/media/library',
    `/media/${picture.id}/uses`,
    '/navigation-items/tree',
    '/translations',
    '/activity-logs?limit=10',
    '/globals/site-settings?depth=0',
    '/web-vitals/summary',
  ].map((path): CountedCall => ({ path }))
  const ofRecords = Object.entries(one).flatMap(([collection, [id, change, text]]): NamedCall[] => [
    { path: `/${collection}?limit=10&depth=0` },
    { path: `/${collection}/${id}?depth=0` },
    { path: `/${collection}/${id}`, method: 'PATCH', body: () => change },
    { path: `/${collection}/${id}?draft=true`, method: 'PATCH', body: () => change },
    {
      path: `/${collection}/${id}`,
      note: 'unless it was saved since',
      method: 'PATCH',
      headers: { [unmodifiedSince]: '2100-01-01T00:00:00.000Z' },
      body: () => change,
    },
    // Vacancies are the business of super_admins, and each title of a page is needed in the language of a save.
    ...(collection === 'products' || collection === 'news'
      ? [
          {
            path: `/${collection}/${id}?locale=ja`,
            note: 'by who needs approval',
            method: 'PATCH',
            token: writer.token,
            body: () => ({ [text]: '変更' }),
          },
        ]
      : []),
    {
      path: `/${collection}/${id}/languages`,
      method: 'PATCH',
      body: () => ({
        ...change,
        translations: { ja: { [text]: '変更' }, th: { [text]: 'ใหม่' } },
      }),
    },
  ])
  const media = { path: `/media/${picture.id}`, method: 'PATCH', body: () => ({ alt: 'Changed' }) }
  const signIn: CountedCall = {
    path: '/login',
    method: 'POST',
    body: () => ({ username, password }),
  }
  return Object.fromEntries(
    [...reads, ...ofRecords, media, signIn].map((given: NamedCall) => {
      const { note, ...call } = given
      const { path, method = 'GET' } = call
      const name = path.replace(/\/[\da-f]{8}[\da-f-]*/, '/{id}') + (note ? `, ${note}` : '')
      const known = given === signIn ? {} : { token }
      return [`staff: ${method} ${name}`, { ...known, ...call, path: `/api/admin${path}` }]
    }),
  )
}

/** A form of a visitor as browsers send it. No other one has its address: the same content twice is stored once. */
function form(fields: Record<string, string>, file?: string): FormData {
  const data = new FormData()
  data.append('consent', 'on')
  data.append('email', `${crypto.randomUUID()}@example.com`)
  data.append('name', 'Ann')
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  if (file) data.append(file, new File([new Uint8Array(smallPdf())], `${file}.pdf`))
  return data
}
