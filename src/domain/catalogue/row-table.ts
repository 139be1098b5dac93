import type { Attribute, AttributedCategory } from './attributes/definition'
import { Columns } from './column'
import { FreeTexts } from './free-texts'
import type { Sort } from './list-query'
import { firstAt, Labels, mergeSorted, Numbers, PackedTexts, type Run, groupRuns } from './packed'
import { byOrder, type CatalogueRow } from './row'
import { searchableText, wantedText } from './text-tests'

/** All that decides what stands in the columns of a table, beside its rows. */
export interface Definitions {
  attributes: readonly Attribute[]
  categories: readonly AttributedCategory[]
  lng: string
}

/** Fields of a row that a table gives back. */
export type TableRow = Pick<
  CatalogueRow,
  'id' | 'slug' | 'name' | 'categoryId' | 'imageId' | 'isFeatured' | 'updatedAt'
> & { lastOrderDay: string | null; endOfSupportDay: string | null }

const textNames = ['id', 'slug', 'name', 'imageId', 'searchable'] as const
const numberNames = [
  'order',
  'createdAt',
  'updatedAt',
  'isFeatured',
  'categoryId',
  'lastOrderDay',
  'endOfSupportDay',
] as const

type TextName = (typeof textNames)[number]

type TextReader = (name: TextName, place: number) => string

interface Parts {
  texts: Record<TextName, PackedTexts>
  numbers: Record<(typeof numberNames)[number], Numbers>
  columns: Columns
  freeTexts: FreeTexts
}

/**
 * Rows of a catalogue by columns, in packed lists outside of the heap: as objects they would take ten times the memory. A row is
 * named by its place. Rows are only added before a table is first used.
 */
export class RowTable implements Iterable<TableRow> {
  // No `#` here: the server has several bundles, and each reads what others of them made.
  private readonly parts: Parts
  private readonly labels: Labels
  readonly #lng: string
  /** Places in an order, each derived when it is asked for first. */
  readonly #sorted = new Map<Sort | 'id', Uint32Array>()
  #places: readonly number[] | undefined

  private constructor(parts: Parts, labels: Labels, lng: string) {
    this.parts = parts
    this.labels = labels
    this.#lng = lng
  }

  /** @param like a table of another language, with which values are shared */
  static empty({ attributes, categories, lng }: Definitions, like?: RowTable): RowTable {
    const byId = new Map(categories.map((category) => [category.id, category]))
    const parts: Parts = {
      texts: record(textNames, () => new PackedTexts()),
      numbers: record(numberNames, () => new Numbers()),
      columns: Columns.empty(attributes, byId, like?.columns),
      freeTexts: new FreeTexts(new Set(attributes.map(({ label }) => label))),
    }
    return new RowTable(parts, like ? like.labels : new Labels(), lng)
  }

  /** Returns a table of rows in the order in which they are. */
  static of(rows: readonly CatalogueRow[], definitions: Definitions): RowTable {
    const table = RowTable.empty(definitions)
    for (const row of rows) table.add(row)
    return table
  }

  get size(): number {
    return this.parts.texts.id.length
  }

  /** Values of attributes. */
  get columns(): Columns {
    return this.parts.columns
  }

  /** Texts of specifications that no attribute has. */
  get freeTexts(): FreeTexts {
    return this.parts.freeTexts
  }

  /** Places of all rows. */
  get places(): readonly number[] {
    this.#places ??= Array.from({ length: this.size }, (_, place) => place)
    return this.#places
  }

  /** The number of each row's category, and how many numbers there are. */
  get categories(): { numbers: ArrayLike<number>; count: number } {
    return { numbers: this.parts.numbers.categoryId.all, count: this.labels.count }
  }

  /** 1 for each featured row, else 0. */
  get featured(): ArrayLike<number> {
    return this.parts.numbers.isFeatured.all
  }

  /** Time of the latest change of a row, ms; 0 without rows. */
  get newest(): number {
    let newest = 0
    for (const time of this.parts.numbers.updatedAt.all) newest = Math.max(newest, time)
    return newest
  }

  /** Returns the number of a category; undefined where no row has it. */
  categoryNumber(id: string): number | undefined {
    return this.labels.numberOf(id)
  }

  at(place: number): TableRow {
    const { texts, numbers } = this.parts
    return {
      id: texts.id.at(place),
      slug: texts.slug.at(place),
      name: texts.name.at(place),
      categoryId: this.categoryAt(place),
      imageId: texts.imageId.at(place) || null,
      isFeatured: numbers.isFeatured.at(place) === 1,
      updatedAt: numbers.updatedAt.at(place),
      ...this.daysAt(place),
    }
  }

  idAt(place: number): string {
    return this.parts.texts.id.at(place)
  }

  categoryAt(place: number): string {
    return this.labels.at(this.parts.numbers.categoryId.at(place))
  }

  daysAt(place: number): Pick<TableRow, 'lastOrderDay' | 'endOfSupportDay'> {
    const { lastOrderDay, endOfSupportDay } = this.parts.numbers
    return {
      lastOrderDay: this.labels.at(lastOrderDay.at(place)) || null,
      endOfSupportDay: this.labels.at(endOfSupportDay.at(place)) || null,
    }
  }

  *[Symbol.iterator](): Generator<TableRow> {
    for (let place = 0; place < this.size; place += 1) yield this.at(place)
  }

  /** Returns the place of a row; undefined where no row has the id. */
  placeOf(id: string): number | undefined {
    const sorted = this.sorted('id')
    const at = firstAt(sorted.length, (index) => this.idAt(sorted[index] as number) >= id)
    const place = sorted[at]
    return place !== undefined && this.idAt(place) === id ? place : undefined
  }

  byId(id: string): TableRow | undefined {
    const place = this.placeOf(id)
    return place === undefined ? undefined : this.at(place)
  }

  /** Returns the places of rows that a query is found in, in name or short description; undefined for an empty one. */
  search(q: string): number[] | undefined {
    const wanted = wantedText(q, this.#lng)
    if (wanted === undefined) return undefined
    return wanted === null ? [] : this.parts.texts.searchable.placesWith(wanted)
  }

  /** Returns the places of all rows in an order; that of the catalogue is the one in which they are. */
  sorted(sort: Sort | 'id'): Uint32Array {
    const known = this.#sorted.get(sort)
    if (known) return known
    const sorted = new Uint32Array(this.places)
    if (sort !== 'order') sorted.sort(this.#comparison(sort, this.#decoded()))
    this.#sorted.set(sort, sorted)
    return sorted
  }

  add(row: CatalogueRow): void {
    const { texts, numbers, columns, freeTexts } = this.parts
    texts.id.add(row.id)
    texts.slug.add(row.slug)
    texts.name.add(row.name)
    texts.imageId.add(row.imageId ?? '')
    texts.searchable.add(searchableText(row, this.#lng))
    numbers.order.add(row.order)
    numbers.createdAt.add(row.createdAt)
    numbers.updatedAt.add(row.updatedAt)
    numbers.isFeatured.add(row.isFeatured ? 1 : 0)
    for (const name of ['categoryId', 'lastOrderDay', 'endOfSupportDay'] as const)
      numbers[name].add(this.labels.take(row[name] ?? ''))
    columns.add(row)
    freeTexts.add(row)
  }

  /** Returns a table of the same rows in the order of the catalogue. */
  arranged(): RowTable {
    const places = new Uint32Array(this.places).sort(this.#comparison('order', this.#decoded()))
    return this.#joined(this.#emptied(), groupRuns(places, this.size))
  }

  /**
   * Returns a table of these rows, which are in the order of the catalogue, but for some that are gone, and with others at
   * their places.
   */
  changed(gone: Iterable<string>, rows: readonly CatalogueRow[]): RowTable {
    const sorted = rows.toSorted(byOrder)
    const added = this.#emptied()
    for (const row of sorted) added.add(row)
    const isGone = new Uint8Array(this.size)
    for (const id of gone) {
      const place = this.placeOf(id)
      if (place !== undefined) isGone[place] = 1
    }
    const { texts, numbers } = this.parts
    const orderAt = (place: number) => ({
      order: numbers.order.at(place),
      slug: texts.slug.at(place),
    })
    // Before which of these rows each of the others comes.
    const before = sorted.map((row) =>
      firstAt(this.size, (place) => byOrder(orderAt(place), row) > 0),
    )
    const sources: number[] = []
    let next = 0
    for (let place = 0; place <= this.size; place += 1) {
      for (; before[next] === place; next += 1) sources.push(this.size + next)
      if (place < this.size && isGone[place] === 0) sources.push(place)
    }
    const table = this.#joined(added, groupRuns(sources, this.size))
    table.#takeOverOrders(this, sources)
    return table
  }

  /** Returns the same table, with lists of others in the place of equal ones: languages differ in texts alone. */
  shared(others: readonly RowTable[]): RowTable {
    const parts = others.map((other) => other.parts)
    const { texts, numbers, columns, freeTexts } = this.parts
    const shared: Parts = {
      texts: record(textNames, (name) => texts[name].shared(parts.map((each) => each.texts[name]))),
      numbers: record(numberNames, (name) =>
        numbers[name].shared(
          others.flatMap((other) =>
            other.labels === this.labels ? [other.parts.numbers[name]] : [],
          ),
        ),
      ),
      columns: columns.shared(parts.map((each) => each.columns)),
      freeTexts,
    }
    const table = new RowTable(shared, this.labels, this.#lng)
    for (const [sort, sorted] of this.#sorted) table.#sorted.set(sort, sorted)
    return table
  }

  /** Sorts what was sorted before by moving it, and looks for the places of new rows alone. */
  #takeOverOrders(before: RowTable, sources: readonly number[]): void {
    const moved = new Int32Array(before.size).fill(-1)
    const added: number[] = []
    sources.forEach((source, place) => {
      if (source < before.size) moved[source] = place
      else added.push(place)
    })
    for (const [sort, sorted] of before.#sorted) {
      const stayed = Array.from(sorted, (place) => moved[place] as number).filter((at) => at >= 0)
      const compare = this.#comparison(sort)
      this.#sorted.set(sort, Uint32Array.from(mergeSorted(stayed, added, compare)))
    }
  }

  #comparison(sort: Sort | 'id', textAt = this.#textAt): (a: number, b: number) => number {
    const { numbers } = this.parts
    const by = (name: 'id' | 'slug') => (a: number, b: number) =>
      textAt(name, a) < textAt(name, b) ? -1 : 1
    if (sort === 'id') return by('id')
    const bySlug = by('slug')
    if (sort === 'order') return (a, b) => numbers.order.at(a) - numbers.order.at(b) || bySlug(a, b)
    if (sort === 'newest')
      return (a, b) => numbers.createdAt.at(b) - numbers.createdAt.at(a) || bySlug(a, b)
    const { compare } = new Intl.Collator(this.#lng, { numeric: true })
    return (a, b) => compare(textAt('name', a), textAt('name', b)) || bySlug(a, b)
  }

  readonly #textAt: TextReader = (name, place) => this.parts.texts[name].at(place)

  /** Returns a reader of texts that reads all of a column at once: a sort compares each of them many times. */
  #decoded(): TextReader {
    const columns = new Map<TextName, string[]>()
    return (name, place) => {
      let column = columns.get(name)
      if (!column) columns.set(name, (column = this.places.map((at) => this.#textAt(name, at))))
      return column[place] as string
    }
  }

  #emptied(): RowTable {
    const parts: Parts = {
      texts: record(textNames, () => new PackedTexts()),
      numbers: record(numberNames, () => new Numbers()),
      columns: this.columns.emptied(),
      freeTexts: this.freeTexts.emptied(),
    }
    return new RowTable(parts, this.labels, this.#lng)
  }

  #joined(added: RowTable, runs: readonly Run[]): RowTable {
    const [own, others] = [this.parts, added.parts]
    const parts: Parts = {
      texts: record(textNames, (name) =>
        PackedTexts.joined(own.texts[name], others.texts[name], runs),
      ),
      numbers: record(numberNames, (name) =>
        Numbers.joined(own.numbers[name], others.numbers[name], runs),
      ),
      columns: own.columns.joined(others.columns, runs),
      freeTexts: own.freeTexts.joined(others.freeTexts, runs),
    }
    return new RowTable(parts, this.labels, this.#lng)
  }
}

const record = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
