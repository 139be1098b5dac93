import { maxPresenceDocuments } from '@/src/contract/staff/presence'
import { documentOnPage } from './blocks-on-page'
import { handleAttribute, sourceOf } from './scan'

/** What a page shows that its reader may edit: its own document first, then those of which it shows texts. */
export function documentsOnPage(): { collection: string; id: string }[] {
  const own = documentOnPage()
  const others = [...document.querySelectorAll(`[${handleAttribute}]`)].flatMap((element) => {
    const source = sourceOf(element)
    return source ? [`${source.collection}/${source.id}`] : []
  })
  return [...new Set([...(own ? [own] : []), ...others])]
    .slice(0, maxPresenceDocuments)
    .map((name) => {
      const [collection = '', id = ''] = name.split('/')
      return { collection, id }
    })
}
