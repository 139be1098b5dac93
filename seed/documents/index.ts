import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { languages } from '@/src/i18n/languages'
import type { Localized } from '@/src/i18n/localized'
import { findPrivateFile, storePrivateFile } from '@/src/platform/private-files/store'
import type { Find } from '../catalogue'
import { categories } from '../demo/categories'
import { type DemoDocumentSort, documentSorts, type DocumentSortName } from '../demo/documents'
import { products } from '../demo/products'
import { settings } from '../demo/settings'
import { type SeedDocument, seedDocument } from '../languages-of'
import { inAllLanguages } from '../translations'
import {
  type DemoFile,
  type Edition,
  makeApproval,
  makeDataSheet,
  makeDeclaration,
  makeDrawings,
  makeDriver,
  makeManual,
  readPressFile,
} from './files'

/** A document of the demo before its files are stored. */
interface Planned {
  slug: string
  sort: DocumentSortName
  /** Subject of the document, in all languages. */
  of: Localized
  products: string[]
  filesOf: (edition: Edition) => DemoFile[]
}

const machines = ['cdm', 'atm', 'crs', 'stm']
const withDrivers = ['epp', 'keyboard', 'trackball']

/** Every document of the demo: each product has its data sheet, each category its manual. */
function planned(): Planned[] {
  const named = inAllLanguages('products', products)
  const groups = inAllLanguages('categories', categories).map((category) => {
    const own = named.filter(({ category: slug }) => slug === category.slug)
    return { category, own, slugs: own.map(({ slug }) => slug) }
  })
  const pads = groups.filter(({ category }) => category.slug === 'epp')
  return [
    ...named.map((product) => ({
      slug: `${product.slug}-data-sheet`,
      sort: 'dataSheet' as const,
      of: product.name,
      products: [product.slug],
      filesOf: (edition: Edition) => [makeDataSheet(product, edition)],
    })),
    ...groups.map(({ category, own, slugs }) => ({
      slug: `${category.slug}-manual`,
      sort: 'manual' as const,
      of: category.name,
      products: slugs,
      filesOf: (edition: Edition) => [makeManual(category, own, edition)],
    })),
    ...groups
      .filter(({ category }) => withDrivers.includes(category.slug))
      .map(({ category, slugs }) => ({
        slug: `${category.slug}-driver`,
        sort: 'driver' as const,
        of: category.name,
        products: slugs,
        filesOf: (edition: Edition) => [makeDriver(category, edition)],
      })),
    ...named
      .filter((product) => machines.includes(product.category) && makeDrawings(product).length > 0)
      .map((product) => ({
        slug: `${product.slug}-drawing`,
        sort: 'drawing' as const,
        of: product.name,
        products: [product.slug],
        filesOf: () => makeDrawings(product),
      })),
    ...groups
      .filter(({ category }) => machines.includes(category.slug))
      .map(({ category, own, slugs }) => ({
        slug: `${category.slug}-eu-declaration`,
        sort: 'declaration' as const,
        of: category.name,
        products: slugs,
        filesOf: (edition: Edition) => [makeDeclaration(category, own, edition)],
      })),
    ...pads.map(({ category, own, slugs }) => ({
      slug: 'pci-pts-approval-letter',
      sort: 'approval' as const,
      of: category.name,
      products: slugs,
      filesOf: (edition: Edition) => [makeApproval(own, edition)],
    })),
    ...(['logo', 'pictures'] as const).map((name) => ({
      slug: `press-${name}`,
      sort: name === 'logo' ? ('pressLogo' as const) : ('pressPictures' as const),
      of: { en: settings.companyName },
      products: [],
      filesOf: (edition: Edition) => [readPressFile(name, edition)],
    })),
  ]
}

/** Sorts that need no language, whatever is written on them. */
const withoutLanguage: DocumentSortName[] = ['driver', 'drawing', 'pressLogo', 'pressPictures']

/**
 * The documents of the demo with their files in the store. A file that is there already is left as it is.
 * @param isPlan stores nothing; the keys of what would be stored are empty then
 */
export async function demoDocuments(
  payload: Payload,
  productId: Find<string>,
  isPlan: boolean,
): Promise<SeedDocument[]> {
  const sorts: Record<DocumentSortName, DemoDocumentSort> = inAllLanguages(
    'documents',
    documentSorts,
  )
  const known = await storedKeys(payload)
  const documents: SeedDocument[] = []
  for (const { slug, sort, of, products: slugs, filesOf } of planned()) {
    const { kind, gate, code, name, summary, releases } = sorts[sort]
    const rows = []
    for (const edition of releases) {
      for (const file of filesOf(edition)) {
        rows.push({
          file: await keyOf(file, known, isPlan),
          version: edition.version,
          date: `${edition.day}T00:00:00.000Z`,
          ...(withoutLanguage.includes(sort) ? {} : { languages: ['en'] }),
        })
      }
    }
    const values = { slug, kind, gate, code, products: slugs.map(productId), isActive: true }
    const texts = { title: titleOf(of, name), summary }
    documents.push(seedDocument(slug, { ...values, releases: rows }, texts))
  }
  return documents
}

/** `A100 Lobby · Data sheet`, in every language in which one of the two is written. */
function titleOf(of: Localized, name: Localized): Localized {
  const written = languages.filter((lng) => of[lng] !== undefined || name[lng] !== undefined)
  return Object.fromEntries(
    written.map((lng) => [lng, `${of[lng] ?? of.en} · ${name[lng] ?? name.en}`]),
  ) as Localized
}

/** Keys of the files that documents name, by their checksums. */
async function storedKeys(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'documents',
    depth: 0,
    trash: true,
    pagination: false,
  })
  return new Map(
    docs.flatMap(({ releases }) =>
      (releases ?? []).map(({ sha256, file }) => [sha256 ?? '', file] as const),
    ),
  )
}

async function keyOf({ name, content }: DemoFile, known: Map<string, string>, isPlan: boolean) {
  const before = known.get(createHash('sha256').update(content).digest('hex'))
  if (before && (await findPrivateFile('documents', before))) return before
  if (isPlan) return ''
  const arriving = {
    name,
    content: (async function* () {
      yield content
    })(),
  }
  return (await storePrivateFile('documents', arriving)).key
}
