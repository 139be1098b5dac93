import type { EditedDocument } from '@/src/edit/model/edited-document'
import { type EditSchema, fieldsBelow, type PlacedField } from '@/src/edit/model/fields-of'
import { mediaByIds, shows } from '@/src/edit/model/media'
import type { MediaItem } from '@/src/lib/pictures/media-list'
import { blocksOnPage } from './blocks-on-page'

/** On a picture of the page: the field that it shows, by its path in the page's document. */
export const pictureAttribute = 'data-edit-picture'

const known = new Map<string, MediaItem>()

/** Names at each picture of the page the field from which it comes. */
export async function markPictures(doc: EditedDocument, schema: EditSchema): Promise<void> {
  const { collection, lng } = doc.place
  const fields = fieldsBelow(
    doc.working,
    schema.collections[collection] ?? [],
    '',
    schema.blocks,
  ).filter(({ field, path }) => field.kind === 'picture' && typeof doc.valueAt(path) === 'string')
  const ids = [...new Set(fields.map(({ path }) => String(doc.valueAt(path))))]
  const missing = ids.filter((id) => !known.has(id))
  for (const item of await mediaByIds(lng, missing)) known.set(item.id, item)
  if (collection !== 'pages') return markIn([document.body], fields, doc)
  const blocks = Array.isArray(doc.working.layout) ? doc.working.layout : []
  for (const { id, elements } of blocksOnPage()) {
    const index = blocks.findIndex((block: { id?: unknown }) => block.id === id)
    const own = fields.filter(({ path }) => path.startsWith(`layout.${index}.`))
    markIn(elements, own, doc)
  }
}

/** One media in several fields of a block is told apart by the order in which it stands there. */
function markIn(roots: HTMLElement[], fields: PlacedField[], doc: EditedDocument): void {
  const left = [...fields]
  const images = roots.flatMap((root) =>
    root instanceof HTMLImageElement ? [root] : [...root.querySelectorAll('img')],
  )
  for (const image of images) {
    const at = left.findIndex(({ path }) => {
      const item = known.get(String(doc.valueAt(path)))
      return item !== undefined && shows(image, item)
    })
    const found = left[at]
    if (!found) continue
    left.splice(at, 1)
    if (image.getAttribute(pictureAttribute) === found.path) continue
    image.setAttribute(pictureAttribute, found.path)
    if (!image.closest('a, button')) image.setAttribute('tabindex', '0')
  }
}
