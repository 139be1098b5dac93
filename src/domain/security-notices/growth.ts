import type { SecurityNotice } from '@/src/contract/security-notice'
import type { NoticeProblem } from './problems'

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
