import { defaultLanguage, type Language } from '@/src/i18n/languages'
import type { Localized } from '@/src/i18n/localized'
import type { Find } from './catalogue'
import { errorCodes } from './demo/error-codes'
import { products } from './demo/products'
import { type DemoSecurityNotice, securityNotices } from './demo/security-notices'
import { type SeedDocument, seedDocument } from './languages-of'
import { inAllLanguages } from './translations'

/** The codes of machines; a category stands for all of its products. */
export const errorCodeDocuments = (productId: Find<string>): SeedDocument[] =>
  inAllLanguages('errorCodes', errorCodes).map(({ code, machines, meaning, remedy, ...firmware }) =>
    seedDocument(
      code,
      {
        code,
        ...firmware,
        products: products
          .filter(({ slug, category }) => machines.includes(slug) || machines.includes(category))
          .map(({ slug }) => productId(slug)),
        isActive: true,
      },
      { meaning, remedy },
    ),
  )

/** The notices that hold, to which those that they superseded point. */
export const noticeDocuments = (productId: Find<string>): SeedDocument[] =>
  inAllLanguages('notices', securityNotices)
    .filter(({ supersededBy }) => !supersededBy)
    .map((notice) => noticeDocument(notice, null, productId))

export const oldNoticeDocuments = (
  productId: Find<string>,
  noticeId: Find<string>,
): SeedDocument[] =>
  inAllLanguages('notices', securityNotices).flatMap((notice) =>
    notice.supersededBy ? [noticeDocument(notice, noticeId(notice.supersededBy), productId)] : [],
  )

/** Rows are whole in every language; products are called in the notice as they are called in English. */
function noticeDocument(
  notice: DemoSecurityNotice,
  supersededBy: string | null,
  productId: Find<string>,
): SeedDocument {
  const { number, title, summary, details, category, severity, isInterim } = notice
  const names = new Map(products.map(({ slug, name }) => [slug, name.en]))
  const rows = (lng: Language) => {
    const text = (localized: Localized) => localized[lng] ?? localized[defaultLanguage]
    return {
      vulnerabilities: notice.vulnerabilities.map(({ description, ...values }) => ({
        ...values,
        description: text(description),
      })),
      products: notice.products.map(({ product, from = null, before = null, status }) => ({
        product: productId(product),
        name: names.get(product),
        from,
        before,
        status,
      })),
      remediations: notice.remediations.map(({ category: kind, details: what }) => ({
        category: kind,
        details: text(what),
      })),
      references: notice.references.map(({ summary: what, url }) => ({ summary: text(what), url })),
      acknowledgments: notice.acknowledgments,
      revisions: notice.revisions.map(({ date, summary: what }, index) => ({
        version: index + 1,
        date,
        summary: text(what),
      })),
    }
  }
  const document = seedDocument(
    number,
    {
      number,
      category,
      tlp: 'WHITE',
      isInterim: isInterim ?? false,
      isWithdrawn: supersededBy !== null,
      supersededBy,
      ...(severity ? { severity } : {}),
    },
    { title, summary, details },
  )
  return { ...document, in: (lng) => ({ ...document.in(lng), ...rows(lng) }) }
}
