import type {
  ConcernedProduct,
  SecurityNotice,
  Vulnerability,
} from '@/src/contract/security-notice'
import { csafPath, type Publisher } from './publisher'

/** Distribution of a notice that is not public: staff see documents of drafts, and of notices for a few. */
export interface Distribution {
  tlp: string
  isDraft: boolean
}

const publicDistribution: Distribution = { tlp: 'WHITE', isDraft: false }

const categories = {
  advisory: 'csaf_security_advisory',
  informational: 'csaf_informational_advisory',
} as const

/**
 * The CSAF 2.0 document of a notice. The same notice gives the same document, so that its checksum stays.
 * @param notice with its English texts
 */
export function csafDocument(
  notice: SecurityNotice,
  publisher: Publisher,
  { tlp, isDraft }: Distribution = publicDistribution,
) {
  const { category, products, vulnerabilities } = notice
  const isAdvisory = category === 'advisory'
  const listed = products.map((product, index) => ({ ...product, key: `CSAFPID-${index + 1}` }))
  return {
    document: {
      ...optional(
        'acknowledgments',
        notice.acknowledgments.map((each) => acknowledgment(each, publisher)),
      ),
      aggregate_severity: { text: capitalized(notice.severity) },
      category: categories[category],
      csaf_version: '2.0',
      distribution: { tlp: { label: tlp, url: 'https://www.first.org/tlp/v1/' } },
      lang: 'en',
      notes: notesOf(notice, publisher),
      publisher: publisherOf(publisher),
      references: referencesOf(notice, publisher),
      title: notice.title,
      tracking: {
        current_release_date: notice.changedAt,
        id: notice.number,
        initial_release_date: notice.publishedAt,
        revision_history: notice.revisions.map(({ date, version, summary }) => ({
          date,
          number: String(version),
          summary,
        })),
        status: isDraft ? 'draft' : notice.isInterim ? 'interim' : 'final',
        version: String(notice.version),
      },
    },
    // An informational document has no holes, but may say of which products it speaks.
    ...(listed.length > 0 ? { product_tree: productTree(listed, publisher) } : {}),
    ...(isAdvisory
      ? {
          vulnerabilities: vulnerabilities.map((each, index) =>
            vulnerabilityOf(each, `${notice.number}-${index + 1}`, listed, notice, publisher),
          ),
        }
      : {}),
  }
}

/** As it is served and as its checksums are made of it: names in the order of the alphabet (test 6.2.13). */
export const csafText = (document: object): string =>
  `${JSON.stringify(document, (_, value: unknown) => sorted(value), 2)}\n`

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

interface Listed extends ConcernedProduct {
  key: string
}

export const publisherOf = ({ name, siteUrl, contact }: Publisher) => ({
  category: 'vendor',
  ...(contact ? { contact_details: contact } : {}),
  name,
  namespace: siteUrl,
})

function notesOf(
  { summary, details, isWithdrawn, supersededBy }: SecurityNotice,
  { siteUrl }: Publisher,
) {
  const successor = supersededBy
    ? `This notice is superseded by ${supersededBy.number}: ${siteUrl}/security/${supersededBy.slug}`
    : isWithdrawn
      ? 'This notice has been withdrawn.'
      : null
  return [
    ...(successor ? [{ category: 'general', text: successor, title: 'Validity' }] : []),
    { category: 'summary', text: summary, title: 'Summary' },
    ...(details ? [{ category: 'details', text: details, title: 'Details' }] : []),
  ]
}

const referencesOf = (notice: SecurityNotice, { siteUrl }: Publisher) => [
  {
    category: 'self',
    summary: `${notice.number} as CSAF document`,
    url: `${siteUrl}${csafPath(notice)}`,
  },
  {
    category: 'self',
    summary: `${notice.number} as page`,
    url: `${siteUrl}/security/${notice.slug}`,
  },
  ...notice.references.map(({ summary, url }) => ({ category: 'external', summary, url })),
]

const acknowledgment = (
  { name, organization, url }: SecurityNotice['acknowledgments'][number],
  { siteUrl }: Publisher,
) => ({
  ...optional('names', name ? [name] : []),
  ...(organization ? { organization } : {}),
  ...optional('urls', url ? [absolute(url, siteUrl)] : []),
})

/** Maker, product, versions: a product that stands there with several ranges has a branch for each. */
function productTree(listed: Listed[], { name: maker }: Publisher) {
  const names = [...new Set(listed.map(({ name }) => name))]
  return {
    branches: [
      {
        branches: names.map((product) => ({
          branches: listed
            .filter(({ name }) => name === product)
            .map(({ key, ...range }) => ({
              category: 'product_version_range',
              name: versRange(range),
              product: { name: `${maker} ${product} ${versRange(range)}`, product_id: key },
            })),
          category: 'product_name',
          name: product,
        })),
        category: 'vendor',
        name: maker,
      },
    ],
  }
}

function vulnerabilityOf(
  { cve, cwe, description, vector, score, severity }: Vulnerability,
  name: string,
  listed: Listed[],
  { remediations }: SecurityNotice,
  { name: maker, siteUrl }: Publisher,
) {
  const keysOf = (status: ConcernedProduct['status']) =>
    listed.filter((product) => product.status === status).map(({ key }) => key)
  const affected = keysOf('known_affected')
  const unclear = keysOf('under_investigation')
  const open = [...affected, ...unclear]
  return {
    ...(cve ? { cve } : {}),
    ...(cwe ? { cwe } : {}),
    ...(cve ? {} : { ids: [{ system_name: maker, text: name }] }),
    notes: [{ category: 'description', text: description, title: 'Description' }],
    product_status: {
      ...optional('fixed', keysOf('fixed')),
      ...optional('known_affected', affected),
      ...optional('known_not_affected', keysOf('known_not_affected')),
      ...optional('under_investigation', unclear),
    },
    ...optional(
      'remediations',
      open.length === 0
        ? []
        : remediations.map(({ category, details, url }) => ({
            category,
            details,
            product_ids: open,
            ...(url ? { url: absolute(url, siteUrl) } : {}),
          })),
    ),
    ...optional(
      'scores',
      vector && score !== null && severity && open.length > 0
        ? [
            {
              cvss_v3: {
                baseScore: score,
                baseSeverity: severity.toUpperCase(),
                vectorString: vector,
                version: '3.1',
              },
              products: open,
            },
          ]
        : [],
    ),
  }
}

/** A link may be a path of this site. */
const absolute = (url: string, siteUrl: string): string =>
  url.startsWith('/') ? `${siteUrl}${url}` : url

/** The standard knows no empty lists. */
const optional = <Name extends string, Value>(name: Name, values: Value[]) =>
  (values.length > 0 ? { [name]: values } : {}) as { [key in Name]?: Value[] }

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The versions of a product from one, which is among them, to another, which is not. */
export interface VersionRange {
  from: string | null
  before: string | null
}

/** Pattern of versions, so that they need no quotes in a range. */
export const versionPattern = /^[0-9A-Za-z][0-9A-Za-z._-]*$/

/** A range as CSAF wants it, in the notation `vers`: `vers:generic/>=4.0|<4.2.1`. */
export function versRange({ from, before }: VersionRange): string {
  const limits = [...(from ? [`>=${from}`] : []), ...(before ? [`<${before}`] : [])]
  return `vers:generic/${limits.join('|') || '*'}`
}
