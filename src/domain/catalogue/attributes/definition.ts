import type { AttributeKind, AttributePlace } from '@/src/contract/product'
import { isUnit, type Unit } from './units'

/** Attribute of the products of some categories, with its texts in one language. */
export interface Attribute {
  key: string
  label: string
  kind: AttributeKind
  /** Values are shown in it; undefined where the kind has none, or another than those that are converted. */
  unit: Unit | undefined
  /** Text behind a number that has no unit to convert, such as "notes/min"; empty without one. */
  unitText: string
  /** Most decimals that a number is shown with. */
  decimals: number
  /** True for a choice of several values. */
  isMany: boolean
  /** Labels of the choices by their values, in order. */
  choices: Record<string, string>
  /** Heading under which it stands with others; empty for none. */
  group: string
  help: string
  /** True where a product without it counts as incomplete. */
  isRequired: boolean
  places: readonly AttributePlace[]
  /** Ids of categories, and families; with neither it belongs to every product. */
  categories: readonly string[]
  families: readonly string[]
}

/** Category, as far as attributes need it. */
export interface AttributedCategory {
  id: string
  family?: string | null
}

/** Pattern of keys: a key names a column of CSV files and is part of addresses. */
export const attributeKeyPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
export const attributeKeyMaxLength = 60

/** Returns true where products of a category have an attribute: bound to it, to its family, or to everything. */
export const isOfCategory = (
  { categories, families }: Pick<Attribute, 'categories' | 'families'>,
  category: AttributedCategory | undefined,
): boolean =>
  (categories.length === 0 && families.length === 0) ||
  (category !== undefined &&
    (categories.includes(category.id) || families.includes(category.family ?? '')))

/** The attributes of a category, in their order. */
export const filterAttributes = (
  attributes: readonly Attribute[],
  category: AttributedCategory | undefined,
): Attribute[] => attributes.filter((attribute) => isOfCategory(attribute, category))

/** A stored attribute, read in one language. */
export interface StoredAttribute {
  key: string
  label?: string | null
  kind: AttributeKind
  unit?: string | null
  unitText?: string | null
  decimals?: number | null
  isMany?: boolean | null
  choices?: unknown
  group?: string | null
  help?: string | null
  isRequired?: boolean | null
  places?: AttributePlace[] | null
  categories?: (string | { id: string })[] | null
  families?: string[] | null
}

export const toAttribute = (stored: StoredAttribute): Attribute => ({
  key: stored.key,
  label: stored.label || stored.key,
  kind: stored.kind,
  unit: isUnit(stored.unit) && hasUnit(stored.kind) ? stored.unit : undefined,
  unitText: stored.unitText ?? '',
  decimals: stored.decimals ?? 0,
  isMany: stored.isMany ?? false,
  choices: textsOf(stored.choices),
  group: stored.group ?? '',
  help: stored.help ?? '',
  isRequired: stored.isRequired ?? false,
  places: stored.places ?? [],
  categories: (stored.categories ?? []).map((category) =>
    typeof category === 'string' ? category : category.id,
  ),
  families: stored.families ?? [],
})

export const hasUnit = (kind: AttributeKind): boolean =>
  kind === 'number' || kind === 'range' || kind === 'dimensions'

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {}

/** Attributes by their headings, in the order in which the headings first come; those without one come first. */
export function grouped(
  attributes: readonly Attribute[],
): [heading: string, attributes: Attribute[]][] {
  const groups = new Map<string, Attribute[]>([['', []]])
  for (const attribute of attributes) {
    const group = groups.get(attribute.group)
    if (group) group.push(attribute)
    else groups.set(attribute.group, [attribute])
  }
  return [...groups].filter(([, members]) => members.length > 0)
}

/**
 * Returns the values that a form sends: a value of another category than the chosen one has no control any more, and
 * its error would be shown nowhere. Values that the product holds already stay.
 * @param before what is stored
 */
export function fitting<Value>(
  attributes: readonly Attribute[],
  values: Record<string, Value>,
  before: Record<string, unknown>,
): Record<string, Value> {
  const keys = new Set(attributes.map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => keys.has(key) || JSON.stringify(before[key]) === JSON.stringify(value),
    ),
  )
}
