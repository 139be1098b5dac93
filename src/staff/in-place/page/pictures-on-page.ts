import type { Documents } from '@/src/staff/in-place/model/documents'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import {
  type EditField,
  type EditSchema,
  type FieldName,
  fieldsBelow,
  type PlacedField,
} from '@/src/staff/in-place/model/fields'
import { isChosen, mediaByIds, shows } from '@/src/staff/in-place/model/media'
import type { MediaItem } from '@/src/domain/media/pictures/media-list'
import { blocksOnPage } from './blocks-on-page'
import { getSource, handleAttribute, sourceAddress } from './handles'

/** On a picture of the page: the field that it shows, as `collection/id/path`. */
export const pictureAttribute = 'data-edit-picture'

const known = new Map<string, MediaItem>()

const fieldsOf = new WeakMap<Element, FieldName>()

/** From which field a picture of the page comes. */
export const pictureFieldOf = (element: Element): FieldName | undefined => fieldsOf.get(element)

/** Names at each picture of the page's own document the field from which it comes. */
export async function markPictures(doc: EditedDocument, schema: EditSchema): Promise<void> {
  const { collection } = doc.place
  const fields = await knownPictures(
    doc,
    fieldsBelow(doc.working, schema.collections[collection] ?? [], '', schema.blocks),
  )
  if (collection !== 'pages') return markIn(imagesOfPage(), fields, doc)
  const blocks = Array.isArray(doc.working.layout) ? doc.working.layout : []
  for (const { id, elements } of blocksOnPage()) {
    const index = blocks.findIndex((block: { id?: unknown }) => block.id === id)
    const own = fields.filter(({ path }) => path.startsWith(`layout.${index}.`))
    markIn(elements.flatMap(imagesIn), own, doc)
  }
}

/** The same for what stands around it: the pictures of menus, and those of the settings. */
export async function markPicturesAround(documents: Documents, schema: EditSchema): Promise<void> {
  for (const image of document.querySelectorAll('img')) {
    if (isOfPage(image)) continue
    const owner = ownerOf(image)
    const all = owner ? (schema.collections[owner.collection] ?? []) : []
    const [only, ...others] = all.filter(({ kind }) => kind === 'picture')
    if (!owner || !only) unmark(image)
    // The picture of an entry of a menu is its own, or stands in for one.
    else if (others.length === 0) mark(image, { ...owner, path: only.name }, only.label)
    else
      await markByFile(image, [only, ...others], await documents.open(owner.collection, owner.id))
  }
}

/** Marks the picture that is shown of a document with several, such as the logo for the dark scheme. */
async function markByFile(
  image: HTMLImageElement,
  all: EditField[],
  doc: EditedDocument | null,
): Promise<void> {
  if (!doc) return
  const { collection, id } = doc.place
  const fields = await knownPictures(
    doc,
    all.map((field) => ({ field, path: field.name })),
  )
  const found =
    fields.find(({ path }) => isShownBy(image, doc.valueAt(path), isChosen)) ??
    fields.find(({ path }) => isShownBy(image, doc.valueAt(path)))
  if (found) mark(image, { collection, id, path: found.path }, found.field.label)
}

type Owner = Pick<FieldName, 'collection' | 'id'>

/** The document whose name the alternative text is, or else the one whose texts stand on the same card. */
function ownerOf(image: Element): Owner | undefined {
  const handles = image.closest('li')?.querySelectorAll(`[${handleAttribute}]`) ?? []
  const [first, ...others] = [image, ...handles].flatMap((element) => getSource(element) ?? [])
  return first && others.every(({ id }) => id === first.id) ? first : undefined
}

/** The fields that hold a picture, once the files of these are known. */
async function knownPictures(doc: EditedDocument, fields: PlacedField[]): Promise<PlacedField[]> {
  const held = fields.filter(
    ({ field, path }) => field.kind === 'picture' && typeof doc.valueAt(path) === 'string',
  )
  const ids = [...new Set(held.map(({ path }) => String(doc.valueAt(path))))]
  const missing = ids.filter((id) => !known.has(id))
  for (const item of await mediaByIds(doc.place.lng, missing)) known.set(item.id, item)
  return held
}

/** One media in several fields of a block is told apart by the order in which it stands there. */
function markIn(images: HTMLImageElement[], fields: PlacedField[], doc: EditedDocument): void {
  const { collection, id } = doc.place
  const left = [...fields]
  for (const image of images) {
    const at = left.findIndex(({ path }) => isShownBy(image, doc.valueAt(path)))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found) mark(image, { collection, id, path: found.path }, found.field.label)
  }
}

function isShownBy(image: HTMLImageElement, media: unknown, isOf = shows): boolean {
  const item = known.get(String(media))
  return item !== undefined && isOf(image, item)
}

function mark(image: HTMLImageElement, field: FieldName, label: string): void {
  fieldsOf.set(image, field)
  const address = sourceAddress(field)
  if (image.getAttribute(pictureAttribute) === address) return
  image.setAttribute(pictureAttribute, address)
  if (image.closest('a, button')) return
  image.setAttribute('tabindex', '0')
  // What the Tab key comes to has a name, also where the words beside it say all that it shows.
  if (image.alt === '') image.alt = label
}

/** Drawn anew, a menu may show another entry in the same element. */
function unmark(image: HTMLImageElement): void {
  if (!fieldsOf.delete(image)) return
  image.removeAttribute(pictureAttribute)
  image.removeAttribute('tabindex')
}

/** Header and footer stand around the page. */
const isOfPage = (image: Element): boolean => image.closest('main') !== null

const imagesOfPage = (): HTMLImageElement[] =>
  [...document.querySelectorAll('img')].filter(isOfPage)

const imagesIn = (root: HTMLElement): HTMLImageElement[] =>
  root instanceof HTMLImageElement ? [root] : [...root.querySelectorAll('img')]
