import type { AttributedCategory } from './attributes/definition'
import type { Catalogue } from './catalogue'
import { Columns, findRuns, type Run } from './column'
import { FreeTexts } from './free-texts'
import type { ListQuery } from './list-query'
import type { CatalogueRow } from './row'

/** Fields that the search of a product list covers (section 2). */
interface Searched {
  name: string
  shortDescription: string | null
}

/** Between name and short description, so that no text is found that begins in one and ends in the other. */
const between = '\u0000'

/** Upper and lower case alike, whether keyboards put letters and their marks together or not. */
const folded = (text: string, lng: string): string => text.normalize('NFC').toLocaleLowerCase(lng)

/** Name and short description, as `textTest` looks through them. */
const searchableText = ({ name, shortDescription }: Searched, lng: string): string =>
  `${folded(name, lng)}${between}${folded(shortDescription ?? '', lng)}`

/** Returns a test for searchable texts that match the query; undefined for an empty query. */
export function searchTest(q: string, lng: string): ((searchable: string) => boolean) | undefined {
  const wanted = folded(q.trim(), lng)
  if (wanted === '') return undefined
  if (wanted.includes(between)) return () => false
  return (searchable) => searchable.includes(wanted)
}

/** Returns a test for products whose name or short description contain a text (section 2). */
export function textTest(q: string, lng: string): (product: Searched) => boolean {
  const isFound = searchTest(q, lng)
  return (product) => !isFound || isFound(searchableText(product, lng))
}

/** Returns a test for texts that link to a product or name it: by its whole name, or by the model in it, such as A300. */
export function mentionTest(product: { slug: string; name: string }): (text: string) => boolean {
  const [model = ''] =
    /(?<![A-Za-z\d])[A-Z]{1,4}-?\d{2,}[A-Z]?(?![A-Za-z\d])/.exec(product.name) ?? []
  // Letters of Latin script alone: Japanese and Chinese words follow a name without a space.
  const named = [product.name, model]
    .filter((each) => each !== '')
    .map((each) => `(?<![A-Za-z\\d])${each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z\\d])`)
  const mention = new RegExp([...named, `/product/${product.slug}(?![\\w-])`].join('|'))
  return (text) => mention.test(text)
}

/**
 * Index of the rows of a catalogue, derived once and used for every question about them; each part is built on first
 * use. After an edit only the changed rows are derived anew.
 */
export class RowIndex {
  /** Attribute values of the rows. */
  readonly columns: Columns
  readonly #rows: readonly CatalogueRow[]
  readonly #definitions: Definitions
  /** Texts that lists are searched in, by the places of their rows. */
  readonly #searchable: (string | undefined)[]
  readonly #sorted = new Map<ListQuery['sort'], CatalogueRow[]>()
  #texts: FreeTexts | undefined

  constructor(rows: readonly CatalogueRow[], definitions: Definitions, before?: TakenOver) {
    this.#rows = rows
    this.#definitions = definitions
    if (!before) {
      this.columns = new Columns(rows, definitions.categories)
      this.#searchable = new Array<string | undefined>(rows.length)
      return
    }
    const { index, runs } = before
    this.columns = index.columns.takenOver(rows, runs)
    this.#searchable = runs.flatMap(({ from, length }) =>
      from < 0 ? [undefined] : index.#searchable.slice(from, from + length),
    )
    if (index.#texts)
      this.#texts = new FreeTexts(rows, definitions.named, { texts: index.#texts, runs })
    const { gone, added } = differences(index.#rows, rows, runs)
    for (const [sort, sorted] of index.#sorted) {
      const stayed = sorted.filter((row) => !gone.has(row))
      this.#sorted.set(sort, mergeSorted(stayed, added, comparison(sort, definitions.lng)))
    }
  }

  /** Free texts of the rows, where no attribute has the value. */
  get texts(): FreeTexts {
    this.#texts ??= new FreeTexts(this.#rows, this.#definitions.named)
    return this.#texts
  }

  /** Returns the searchable text of the row at a place, as `searchableText` writes it. */
  searchableAt(place: number): string {
    const known = this.#searchable[place]
    if (known !== undefined) return known
    const text = searchableText(this.#rows[place] as CatalogueRow, this.#definitions.lng)
    this.#searchable[place] = text
    return text
  }

  /** All rows in an order. */
  sorted(sort: ListQuery['sort']): CatalogueRow[] {
    const known = this.#sorted.get(sort)
    if (known) return known
    const sorted = [...this.#rows].sort(comparison(sort, this.#definitions.lng))
    this.#sorted.set(sort, sorted)
    return sorted
  }

  /** The same for rows of which most are the same objects as before. */
  takenOver(rows: readonly CatalogueRow[]): RowIndex {
    return new RowIndex(rows, this.#definitions, { index: this, runs: findRuns(this.#rows, rows) })
  }
}

interface Definitions {
  categories: ReadonlyMap<string, AttributedCategory>
  /** Names of attributes. */
  named: ReadonlySet<string>
  lng: string
}

interface TakenOver {
  index: RowIndex
  /** Runs of rows that were taken over from that index. */
  runs: readonly Run[]
}

/** The rows are made anew with each change, also of attributes and categories. */
const kept = new WeakMap<readonly CatalogueRow[], RowIndex>()

export function getRowIndex({ rows, categories, attributes, lng }: Catalogue): RowIndex {
  const known = kept.get(rows)
  if (known) return known
  const index = new RowIndex(rows, {
    categories: new Map(categories.map((category) => [category.id, category])),
    named: new Set(attributes.map(({ label }) => label)),
    lng,
  })
  kept.set(rows, index)
  return index
}

/** Lets rows use what was worked out of those before, of which most are the same; attributes and categories must be, too. */
export function takeOverIndex(
  before: readonly CatalogueRow[],
  rows: readonly CatalogueRow[],
): void {
  const index = kept.get(before)
  if (index && before !== rows) kept.set(rows, index.takenOver(rows))
}

function differences(
  before: readonly CatalogueRow[],
  rows: readonly CatalogueRow[],
  runs: readonly Run[],
): { gone: Set<CatalogueRow>; added: CatalogueRow[] } {
  const stays = new Uint8Array(before.length)
  for (const { from, length } of runs) if (from >= 0) stays.fill(1, from, from + length)
  const gone = new Set<CatalogueRow>()
  for (let place = stays.indexOf(0); place >= 0; place = stays.indexOf(0, place + 1))
    gone.add(before[place] as CatalogueRow)
  const added = runs.filter(({ from }) => from < 0).map(({ at }) => rows[at] as CatalogueRow)
  return { gone, added }
}

type Compare = (a: CatalogueRow, b: CatalogueRow) => number

function comparison(sort: ListQuery['sort'], lng: string): Compare {
  const bySlug: Compare = (a, b) => (a.slug < b.slug ? -1 : 1)
  if (sort === 'order') return (a, b) => a.order - b.order || bySlug(a, b)
  if (sort === 'newest') return (a, b) => b.createdAt - a.createdAt || bySlug(a, b)
  const { compare } = new Intl.Collator(lng, { numeric: true })
  return (a, b) => compare(a.name, b.name) || bySlug(a, b)
}

/**
 * A sorted list with further things in it. Comparing costs more than moving, so that each new one looks for its place by
 * halves.
 */
export function mergeSorted<T>(
  sorted: readonly T[],
  added: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const merged: T[] = []
  let taken = 0
  for (const next of [...added].sort(compare)) {
    let [low, high] = [taken, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(sorted[middle] as T, next) < 0) low = middle + 1
      else high = middle
    }
    for (; taken < low; taken += 1) merged.push(sorted[taken] as T)
    merged.push(next)
  }
  for (; taken < sorted.length; taken += 1) merged.push(sorted[taken] as T)
  return merged
}
