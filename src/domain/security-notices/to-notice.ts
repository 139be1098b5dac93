import type { SecurityNotice as NoticeDoc } from '@/payload-types'
import {
  type ConcernedProduct,
  ProductStatus,
  type SecurityNotice,
  severities,
  type Severity,
  type Vulnerability,
} from '@/src/contract/security-notice'
import { relationId } from '@/src/platform/values/stored-values'
import { baseScore, rateSeverity } from './csaf/cvss'
import { isWeakness, weaknesses } from './csaf/cwe'
import { csafPath } from './csaf/publisher'

/** Links of a notice to records that are not part of it. */
export interface NoticeLinks {
  productOf: (id: string) => ConcernedProduct['product']
  successorOf: (id: string) => SecurityNotice['supersededBy']
}

const noLinks: NoticeLinks = { productOf: () => null, successorOf: () => null }

/**
 * Converts a record of the collection to the notice for visitors, in the language in which it was read. Drafts may lack
 * any field.
 */
export function toNotice(doc: NoticeDoc, links: NoticeLinks = noLinks): SecurityNotice {
  const revisions = (doc.revisions ?? []).map(({ version, date, summary }, index) => ({
    version: version ?? index + 1,
    date: date ?? doc.updatedAt,
    summary: summary ?? '',
  }))
  const latest = revisions.at(-1)
  const vulnerabilities = (doc.vulnerabilities ?? []).map(toVulnerability)
  const scores = vulnerabilities.flatMap(({ score }) => score ?? [])
  const score = scores.length > 0 ? Math.max(...scores) : null
  const number = doc.number ?? ''
  const publishedAt = revisions[0]?.date ?? doc.createdAt
  return {
    id: doc.id,
    slug: doc.slug ?? '',
    number,
    title: doc.title ?? '',
    summary: doc.summary ?? '',
    details: doc.details || null,
    category: doc.category ?? 'advisory',
    severity: severityOfNotice(doc, score),
    score,
    isInterim: doc.isInterim === true,
    isWithdrawn: doc.isWithdrawn === true,
    supersededBy: successorOf(doc, links),
    version: latest?.version ?? 1,
    publishedAt,
    changedAt: latest?.date ?? doc.updatedAt,
    vulnerabilities,
    products: (doc.products ?? []).flatMap(({ product, name, from, before, status }) => {
      const id = relationId(product)
      const known = id ? links.productOf(id) : null
      const isKnownStatus = ProductStatus.safeParse(status).success
      if (!isKnownStatus || !(name || known)) return []
      return [
        {
          product: known,
          name: name || known?.name || '',
          from: from || null,
          before: before || null,
          status,
        },
      ]
    }),
    remediations: (doc.remediations ?? []).map(({ category, details, url }) => ({
      category,
      details: details ?? '',
      url: url || null,
    })),
    references: (doc.references ?? []).map(({ summary, url }) => ({ summary: summary ?? '', url })),
    acknowledgments: (doc.acknowledgments ?? []).map(({ name, organization, url }) => ({
      name: name || null,
      organization: organization || null,
      url: url || null,
    })),
    revisions,
    csafPath: csafPath({ number, publishedAt }),
  }
}

function toVulnerability({
  cve,
  cwe,
  description,
  vector,
}: NonNullable<NoticeDoc['vulnerabilities']>[number]): Vulnerability {
  const score = baseScore(vector)
  return {
    cve: cve || null,
    cwe: isWeakness(cwe) ? { id: cwe, name: weaknesses[cwe] } : null,
    description: description ?? '',
    vector: score === null ? null : (vector ?? null),
    score,
    severity: score === null ? null : rateSeverity(score),
  }
}

/** That of the worst hole that has a score, else what staff say. */
function severityOfNotice({ severity }: NoticeDoc, score: number | null): Severity {
  if (score !== null) return rateSeverity(score)
  return severities.find((each) => each === severity) ?? 'none'
}

function successorOf({ supersededBy }: NoticeDoc, links: NoticeLinks) {
  const id = relationId(supersededBy)
  return id ? links.successorOf(id) : null
}
