import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@/src/i18n/languages'
import { type IndexedDocument, productKey } from '@/src/domain/search/document'
import { putDocuments, replaceSections } from '@/src/domain/search/engine'
import type { TextIndex } from '@/src/domain/search/text-index'
import type { ModuleName } from '@/src/domain/settings/modules'
import { tags } from '../cache/tags'
import { getVersion } from '../cache/cached'
import {
  areSomeStored,
  latestChange,
  productChanges,
  readRows,
  rowPortions,
} from '../catalogue/read-rows'
import {
  otherDocuments,
  type ProductDocuments,
  productDocuments,
  productSections,
  sections,
} from './documents'

interface Given {
  index: TextIndex
  lng: Language
  /** The modules of which pages show nothing. */
  closed: readonly ModuleName[]
}

/** State of an index: what all products depend on, and what some of them depend on besides. */
const states = { definitions: 'definitions', about: 'about', aboutVersion: 'about-version' }

/**
 * Takes in what was changed since the index was last brought up to date. Everything is read where the index is new, where
 * attributes or categories are others, and where its making was interrupted.
 * @returns false where everything was read
 */
export async function updateIndex({ index, lng, closed }: Given): Promise<boolean> {
  const { documents, version } = await prepare(lng)
  const isComplete = index.tables.state(states.definitions) === documents.definitions
  if (isComplete) await readChanges(index, lng, documents, version)
  else await readEverything(index, lng, documents, { version })
  await takeInOthers({ index, lng, closed })
  return isComplete
}

/** Returns how products are made documents of, with a version of what only some of them depend on, read before it. */
async function prepare(lng: Language) {
  const version = await getVersion([tags.certificates(), tags.errorCodes(), tags.day()])
  return { version, documents: await productDocuments(lng) }
}

/** Makes an index of what there is, which keeps nothing up. */
export async function fillIndex({ index, lng, closed }: Given): Promise<void> {
  await readEverything(index, lng, await productDocuments(lng))
  await takeInOthers({ index, lng, closed })
}

/**
 * Reads everything beside other work of the server, and mends where the index differs: for changes that were made past this
 * program, such as those of another version of it.
 */
export async function verifyIndex({ index, lng }: Omit<Given, 'closed'>): Promise<void> {
  await readEverything(index, lng, await productDocuments(lng), { isGentle: true })
}

/** Returns true for an index that knows of later changes than the database: a backup was restored. */
export async function isAheadOfDatabase(index: TextIndex): Promise<boolean> {
  const latest = await latestChange()
  if (index.summary(sections.product).newest <= latest) return false
  const later = index.products(sections.product).filter(([, changed]) => changed > latest)
  // Those that are gone were deleted.
  return later.length > idsAtOnce || (await areSomeStored(later.map(([id]) => id)))
}

/** Lets go of everything that was made of products. */
export async function emptyIndex(index: TextIndex): Promise<void> {
  markIncomplete(index)
  await replaceSections(index, productSections, [])
}

/** Has the next update read everything. */
const markIncomplete = (index: TextIndex): void => index.tables.setState(states.definitions, '')

async function readEverything(
  index: TextIndex,
  lng: Language,
  documents: ProductDocuments,
  { isGentle = false, version = '' } = {},
): Promise<void> {
  // A reading that is interrupted is begun anew.
  if (!isGentle) markIncomplete(index)
  await replaceSections(index, productSections, portions(index, lng, documents, isGentle))
  if (!isGentle) {
    index.tables.setState(states.about, JSON.stringify(documents.about()))
    index.tables.setState(states.aboutVersion, version)
  }
  index.tables.setState(states.definitions, documents.definitions)
  index.tidy()
}

async function* portions(
  index: TextIndex,
  lng: Language,
  documents: ProductDocuments,
  isGentle: boolean,
): AsyncGenerator<IndexedDocument[]> {
  const since = stateOf(index)
  let begun = performance.now()
  for await (const rows of rowPortions(lng)) {
    if (stateOf(index) !== since) throw new Error('What products depend on was changed meanwhile')
    yield rows.flatMap(documents.of)
    // Half of the time is for others.
    if (isGentle) await sleep(performance.now() - begun, undefined, { ref: false })
    begun = performance.now()
  }
}

const stateOf = (index: TextIndex): string =>
  [states.definitions, states.aboutVersion].map((name) => index.tables.state(name)).join('\n')

async function readChanges(
  index: TextIndex,
  lng: Language,
  documents: ProductDocuments,
  version: string,
): Promise<void> {
  const section = sections.product
  const changes = productChanges(lng, {
    newest: index.summary(section).newest,
    updatedAt: (ids) => new Map(index.products(section, ids)),
    count: () => index.summary(section).count,
    ids: () => index.products(section).map(([id]) => id),
  })
  for await (const { ids, rows } of changes)
    await replaceProducts(index, ids, rows.flatMap(documents.of))
  await readChangedAbout(index, lng, documents, version)
}

/** Reads the products whose certificates or error codes are others. */
async function readChangedAbout(
  index: TextIndex,
  lng: Language,
  documents: ProductDocuments,
  version: string,
): Promise<void> {
  if (index.tables.state(states.aboutVersion) === version) return
  const before = JSON.parse(index.tables.state(states.about) ?? '{}') as Record<string, string>
  const now = documents.about()
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (id) => before[id] !== now[id],
  )
  for (let at = 0; at < changed.length; at += idsAtOnce) {
    const ids = changed.slice(at, at + idsAtOnce)
    const rows = await readRows(lng, { id: { in: ids } })
    await replaceProducts(index, ids, rows.flatMap(documents.of))
  }
  index.tables.setState(states.about, JSON.stringify(now))
  index.tables.setState(states.aboutVersion, version)
}

/** Most products named in one query. */
const idsAtOnce = 200

async function replaceProducts(
  index: TextIndex,
  productIds: string[],
  documents: IndexedDocument[],
): Promise<void> {
  const before = index.idsBy('product', productIds)
  const present = new Set(await putDocuments(index, documents))
  index.remove(before.filter((id) => !present.has(id)))
}

async function takeInOthers({ index, lng, closed }: Given): Promise<void> {
  const nameOfProduct = (id: string) => index.documentByKey(productKey(id))?.title
  const documents = await otherDocuments(lng, closed, nameOfProduct)
  await replaceSections(index, [sections.other], [documents])
  index.tidy()
}
