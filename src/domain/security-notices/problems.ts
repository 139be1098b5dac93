import type { SecurityNotice } from '@/src/contract/security-notice'
import { vectorPattern } from './csaf/cvss'
import { versionPattern, versRange } from './csaf/document'

interface NoticeProblem {
  /** Path of the field. */
  path: string
  message: string
}

/** A stored notice, as far as the rules look at it. */
interface Stored {
  vulnerabilities?: { vector?: string | null; cve?: string | null }[] | null
}

const cvePattern = /^CVE-\d{4}-\d{4,}$/

/**
 * Lists the problems that keep a notice from being published: fields that its page needs, and the mandatory tests of
 * CSAF 2.0 (section 6.1).
 * @param stored the record as it is typed, in which a vector may be wrong
 */
export function findProblems(notice: SecurityNotice, stored: Stored): NoticeProblem[] {
  return [
    ...problemsOfTexts(notice),
    ...(notice.category === 'advisory'
      ? problemsOfAdvisory(notice)
      : problemsOfInformation(notice)),
    ...problemsOfVulnerabilities(notice, stored),
    ...problemsOfProducts(notice),
    ...problemsOfRevisions(notice),
  ]
}

const problem = (path: string, message: string): NoticeProblem => ({ path, message })

function problemsOfTexts(notice: SecurityNotice): NoticeProblem[] {
  return [
    ...(numberPattern.test(notice.number)
      ? []
      : [
          problem(
            'number',
            'A number has a prefix, a year and at least four digits: ACME-2026-0001',
          ),
        ]),
    ...(notice.summary.trim() ? [] : [problem('summary', 'A notice needs a summary')]),
    ...notice.remediations.flatMap(({ details }, index) =>
      details.trim() ? [] : [problem(`remediations.${index}.details`, 'Say what to do')],
    ),
    ...notice.references.flatMap(({ summary, url }, index) => [
      ...(summary.trim()
        ? []
        : [problem(`references.${index}.summary`, 'Say what the reference leads to')]),
      ...(isWebAddress(url)
        ? []
        : [problem(`references.${index}.url`, 'A reference is a whole address: https://…')]),
    ]),
    ...[...notice.acknowledgments.entries()].flatMap(([index, { name, organization, url }]) =>
      name || organization || url
        ? []
        : [problem(`acknowledgments.${index}.name`, 'Name a person or an organization')],
    ),
  ]
}

function problemsOfAdvisory({ vulnerabilities, products }: SecurityNotice): NoticeProblem[] {
  return [
    ...(vulnerabilities.length > 0
      ? []
      : [problem('vulnerabilities', 'A security advisory names at least one hole')]),
    ...(products.length > 0
      ? []
      : [problem('products', 'A security advisory names at least one product')]),
  ]
}

/** Tests 6.1.27.2 and 6.1.27.3. */
function problemsOfInformation({ vulnerabilities, references }: SecurityNotice): NoticeProblem[] {
  return [
    ...(vulnerabilities.length === 0
      ? []
      : [problem('vulnerabilities', 'What is informational names no holes')]),
    ...(references.length > 0
      ? []
      : [problem('references', 'What is informational has at least one reference')]),
  ]
}

function problemsOfVulnerabilities(
  { vulnerabilities }: SecurityNotice,
  stored: Stored,
): NoticeProblem[] {
  const cves = vulnerabilities.map(({ cve }) => cve)
  return vulnerabilities.flatMap(({ cve, description }, index) => {
    const path = `vulnerabilities.${index}`
    const typed = stored.vulnerabilities?.[index]?.vector
    return [
      ...(description.trim() ? [] : [problem(`${path}.description`, 'Say what the hole is')]),
      ...(cve && !cvePattern.test(cve)
        ? [problem(`${path}.cve`, 'A CVE id looks like CVE-2026-12345')]
        : []),
      ...(cve && cves.indexOf(cve) < index
        ? [problem(`${path}.cve`, `${cve} is there twice`)]
        : []),
      ...(typed && !vectorPattern.test(typed)
        ? [
            problem(
              `${path}.vector`,
              'A vector has the base metrics of CVSS 3.1: CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
            ),
          ]
        : []),
    ]
  })
}

/** Test 6.1.6: no product has two states. */
function problemsOfProducts({ products }: SecurityNotice): NoticeProblem[] {
  const keys = products.map((product) => `${product.name} ${versRange(product)}`)
  return products.flatMap(({ from, before }, index) => [
    ...(['from', 'before'] as const).flatMap((name) => {
      const version = { from, before }[name]
      return version && !versionPattern.test(version)
        ? [
            problem(
              `products.${index}.${name}`,
              'A version has letters, digits, points, hyphens and underscores',
            ),
          ]
        : []
    }),
    ...(from && from === before
      ? [problem(`products.${index}.before`, 'No version lies between these two')]
      : []),
    ...(keys.indexOf(String(keys[index])) < index
      ? [problem(`products.${index}.status`, 'These versions of the product are there twice')]
      : []),
  ])
}

/** Tests 6.1.14, 6.1.16 and 6.1.21: versions count from 1, without a gap, in the order of their dates. */
function problemsOfRevisions({ revisions }: SecurityNotice): NoticeProblem[] {
  return revisions.flatMap(({ version, date, summary }, index) => {
    const before = revisions[index - 1]
    return [
      ...(version === index + 1
        ? []
        : [problem(`revisions.${index}.version`, `This is version ${index + 1}`)]),
      ...(before && Date.parse(date) <= Date.parse(before.date)
        ? [problem(`revisions.${index}.date`, 'A version is later than the one before it')]
        : []),
      ...(summary.trim()
        ? []
        : [problem(`revisions.${index}.summary`, 'Say what is new in this version')]),
    ]
  })
}

const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s]+$/.test(url) && URL.canParse(url)

/**
 * Lists the problems that keep a notice from replacing the public one: readers learn of changes by the version, so each
 * change of its content needs a new version, and no version is changed or removed.
 * @param isWritten whether the texts are those of the CSAF document; a translation needs no new version
 */
export function problemsOfGrowth(
  before: SecurityNotice,
  after: SecurityNotice,
  isWritten: boolean,
): NoticeProblem[] {
  if (after.number !== before.number) {
    return [{ path: 'number', message: `It was published as ${before.number} and stays so` }]
  }
  const changed = before.revisions.findIndex((revision, index) => {
    const now = after.revisions[index]
    return now?.version !== revision.version || Date.parse(now.date) !== Date.parse(revision.date)
  })
  if (changed >= 0) {
    const message = `Version ${changed + 1} was published and stays as it is`
    return [{ path: `revisions.${changed}.version`, message }]
  }
  if (after.revisions.length > before.revisions.length) return []
  return contentOf(before, isWritten) === contentOf(after, isWritten)
    ? []
    : [
        {
          path: 'revisions',
          message: `Add version ${before.version + 1}, which says what is new: version ${before.version} is public already`,
        },
      ]
}

/** All that the CSAF document says, but its versions. */
function contentOf(notice: SecurityNotice, isWritten: boolean): string {
  const { title, summary, details, vulnerabilities, products, remediations, references } = notice
  const { category, severity, isInterim, isWithdrawn, supersededBy, acknowledgments } = notice
  return JSON.stringify({
    category,
    severity,
    isInterim,
    isWithdrawn,
    supersededBy: supersededBy?.number,
    acknowledgments,
    products: products.map(({ name, from, before, status }) => [name, from, before, status]),
    vulnerabilities: vulnerabilities.map(({ cve, cwe, vector }) => [cve, cwe?.id, vector]),
    remediations: remediations.map(({ category, url }) => [category, url]),
    references: references.map(({ url }) => url),
    ...(isWritten
      ? {
          texts: [
            title,
            summary,
            details,
            vulnerabilities.map(({ description }) => description),
            remediations.map(({ details }) => details),
            references.map(({ summary }) => summary),
          ],
        }
      : {}),
  })
}

/** Pattern of numbers: a prefix of the maker, the year, and a count of at least four digits. */
const numberPattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*-\d{4}-\d{4,}$/

/** Pattern of the prefix in the settings. */
export const prefixPattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/

/** The prefix of the numbers of a company: that of its settings, else the first word of its name. */
export function numberPrefix(prefix: string | null | undefined, companyName: string): string {
  if (prefix && prefixPattern.test(prefix)) return prefix
  const [word = ''] = companyName
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  return word || 'NOTICE'
}

/**
 * The number after the last one of a year.
 * @param last number with the same prefix and year; null for none
 */
export function nextNumber(prefix: string, year: number, last: string | null): string {
  const count = Number(/-(\d+)$/.exec(last ?? '')?.[1] ?? 0)
  return `${prefix}-${year}-${String(count + 1).padStart(4, '0')}`
}
