import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import type { SecurityNotice as NoticeDoc } from '@/payload-types'
import { defaultLanguage } from '@/src/i18n/languages'
import { findProblems, problemsOfGrowth } from '@/src/domain/security-notices/problems'
import { toNotice } from '@/src/domain/security-notices/to-notice'

/**
 * Refuses to publish what is no valid CSAF document, and a change of what is public that does not come with a new version.
 * Drafts may be anything. The seed, whose texts are those of the files, may change what it wrote.
 */
export const checkNotice: CollectionBeforeChangeHook<NoticeDoc> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const doc = { ...originalDoc, ...data } as NoticeDoc
  if (doc._status !== 'published') return data
  const isWritten = (req.locale ?? defaultLanguage) === defaultLanguage
  const notice = toNotice(doc, linksOf(doc))
  // Texts of another language may be missing: visitors then get the English ones.
  const found = isWritten ? findProblems(notice, doc) : []
  const before = originalDoc?.id ? await published(originalDoc.id, req) : null
  const grown =
    before && !req.context.disableRevalidate
      ? problemsOfGrowth(toNotice(before, linksOf(before)), notice, isWritten)
      : []
  const errors = [...found, ...grown]
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors })
  return data
}

/** Which notice takes its place matters here, not what that is called. */
const linksOf = ({ supersededBy }: NoticeDoc) => ({
  productOf: () => null,
  successorOf: () =>
    supersededBy ? { slug: '', number: JSON.stringify(supersededBy), title: '' } : null,
})

/** Returns the published notice; `originalDoc` may be a later draft. */
async function published(id: string, req: PayloadRequest): Promise<NoticeDoc | null> {
  const doc = await req.payload.findByID({
    collection: 'security-notices',
    id,
    draft: false,
    trash: true,
    depth: 0,
    locale: req.locale ?? defaultLanguage,
    disableErrors: true,
    req,
  })
  return doc?._status === 'published' ? doc : null
}
