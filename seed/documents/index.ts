import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { type Language, languages } from '@/src/i18n/languages'
import type { Localized } from '@/src/i18n/localized'
import { findPrivateFile, storePrivateFile } from '@/src/platform/private-files/store'
import type { Find } from '../catalogue'
import { categories } from '../demo/categories'
import { type DemoDocumentSort, documentSorts, type DocumentSortName } from '../demo/documents'
import { products } from '../demo/products'
import { settings } from '../demo/settings'
import { type SeedDocument, seedDocument } from '../languages-of'
import { inAllLanguages } from '../translations'
import { bootLoader, bootLoaderNotes, controller, controllerNotes } from './firmware'
import { manualFamilies, manualLanguages } from '../demo/manuals/texts'
import type { Edition } from './manuals'
import {
  approvalName,
  declarationName,
  declaredMachines,
  drawingNames,
  drawnProducts,
  manualName,
} from './names'
import { makeDriver, makeFirmware } from './packages'
import { readStored } from './stored'

/** A file as it is put into the store: the same bytes at every run. */
interface DemoFile {
  name: string
  /** None for what needs no language. */
  languages: Language[]
  content: () => Buffer
}

/** A document of the demo before its files are stored. */
interface Planned {
  slug: string
  sort: DocumentSortName
  /** Subject of the document, in all languages. */
  of: Localized
  products: string[]
  filesOf: (edition: Edition) => DemoFile[]
}

const withDrivers = ['epp', 'keyboard', 'trackball']

/** A file of `seed/documents/files`. */
const stored = (name: string, ...inLanguages: Language[]): DemoFile => ({
  name,
  languages: inLanguages,
  content: () => readStored(name),
})

/** Every document of the demo. Data sheets are none: the site draws them from the products. */
function planned(): Planned[] {
  const named = inAllLanguages('products', products)
  const groups = inAllLanguages('categories', categories).map((category) => {
    const own = named.filter(({ category: slug }) => slug === category.slug)
    return { category, slugs: own.map(({ slug }) => slug) }
  })
  const families = groups.filter(({ category }) =>
    (manualFamilies as readonly string[]).includes(category.slug),
  )
  const drawn = new Set(drawnProducts().map(({ slug }) => slug))
  const pads = groups.filter(({ category }) => category.slug === 'epp')
  const ofProducts = (wanted: readonly string[]) =>
    named.filter(({ slug }) => wanted.includes(slug))
  return [
    ...families.map(({ category, slugs }) => ({
      slug: `${category.slug}-manual`,
      sort: 'manual' as const,
      of: category.name,
      products: slugs,
      filesOf: ({ version }: Edition) =>
        manualLanguages.map((lng) => stored(manualName(category.slug, lng, version), lng)),
    })),
    ...groups
      .filter(({ category }) => withDrivers.includes(category.slug))
      .map(({ category, slugs }) => ({
        slug: `${category.slug}-driver`,
        sort: 'driver' as const,
        of: category.name,
        products: slugs,
        filesOf: (edition: Edition) => [
          {
            name: `${category.slug}-driver-${edition.version}.zip`,
            languages: [],
            content: () => makeDriver(category, edition),
          },
        ],
      })),
    ...ofProducts(controller.products).map(({ slug, name }) => ({
      slug: `${slug}-firmware`,
      sort: 'controllerFirmware' as const,
      of: name,
      products: [slug],
      filesOf: (edition: Edition) => [
        {
          name: `${slug}-firmware-${edition.version}.zip`,
          languages: [],
          content: () =>
            makeFirmware({ ...controller, models: [name.en] }, withNotes(edition, controllerNotes)),
        },
      ],
    })),
    ...ofProducts(bootLoader.products).map(({ slug, name }) => ({
      slug: `${slug}-boot-loader`,
      sort: 'bootLoader' as const,
      of: name,
      products: [slug],
      filesOf: (edition: Edition) => [
        {
          name: `${slug}-boot-loader-${edition.version}.zip`,
          languages: [],
          content: () =>
            makeFirmware({ ...bootLoader, models: [name.en] }, withNotes(edition, bootLoaderNotes)),
        },
      ],
    })),
    ...named
      .filter(({ slug }) => drawn.has(slug))
      .map(({ slug, name }) => ({
        slug: `${slug}-drawing`,
        sort: 'drawing' as const,
        of: name,
        products: [slug],
        filesOf: () => drawingNames(slug).map((file) => stored(file)),
      })),
    ...groups.map(({ category }) => ({
      slug: `${category.slug}-eu-declaration`,
      sort: 'declaration' as const,
      of: category.name,
      products: declaredMachines(category.slug).map(({ slug }) => slug),
      filesOf: ({ version }: Edition) => [stored(declarationName(category.slug, version), 'en')],
    })),
    ...pads.map(({ category, slugs }) => ({
      slug: 'pci-pts-approval-letter',
      sort: 'approval' as const,
      of: category.name,
      products: slugs,
      filesOf: ({ version }: Edition) => [stored(approvalName(version), 'en')],
    })),
    ...(['logo', 'pictures'] as const).map((name) => ({
      slug: `press-${name}`,
      sort: name === 'logo' ? ('pressLogo' as const) : ('pressPictures' as const),
      of: { en: settings.companyName },
      products: [],
      filesOf: ({ version }: Edition) => [
        {
          name: `press-${name}-${version}.zip`,
          languages: [],
          // Packed by `npm run pictures -- press`.
          content: () => readFileSync(path.resolve('seed/documents/press', `${name}.zip`)),
        },
      ],
    })),
  ]
}

const withNotes = (edition: Edition, notes: Record<string, readonly string[]>) => ({
  ...edition,
  notes: notes[edition.version] ?? [],
})

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
          ...(file.languages.length > 0 ? { languages: file.languages } : {}),
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

async function keyOf(
  { name, content: make }: DemoFile,
  known: Map<string, string>,
  isPlan: boolean,
) {
  const content = make()
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
