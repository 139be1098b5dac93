import type { AttributeKind, AttributePlace } from '@/src/contract/product'
import type { FinderTest } from '@/src/domain/finder/stored-question'
import type { MenuName } from '@/src/contract/menu-names'
import type { Localized } from '@/src/i18n/localized'
import type { Side } from '@/src/domain/catalogue/attributes/measures'
import type { Variants } from '@/src/domain/catalogue/variants/definition'
import type { Unit } from '@/src/domain/catalogue/attributes/units'

/** Key of a picture in `seed/media/manifest.json`. */
export type PictureKey = string

export interface DemoCategory {
  slug: string
  name: Localized
  description: Localized
  order: number
  /** Which of the six product families (pages such as `/products/banking`) shows it. */
  family: 'banking' | 'healthcare' | 'security' | 'transportation' | 'information' | 'payment'
}

/** An attribute of products: its choices by the names that products hold. */
export interface DemoAttribute {
  key: string
  label: Localized
  kind: AttributeKind
  unit?: Unit
  /** Behind numbers whose unit is not converted. */
  unitText?: Localized
  decimals?: number
  isMany?: boolean
  choices?: Localized<Record<string, string>>
  group: Localized
  help?: Localized
  isRequired?: boolean
  places: AttributePlace[]
  families?: DemoCategory['family'][]
  /** Slugs. */
  categories?: string[]
}

export interface DemoFinderQuestion {
  /** Natural key, and its name in addresses. */
  slug: string
  question: Localized
  help?: Localized
  answers: {
    key: string
    label: Localized
    conditions: readonly DemoCondition[]
  }[]
}

interface DemoCondition {
  test: FinderTest
  /** Key. */
  attribute?: string
  side?: Side
  min?: number
  max?: number
  unit?: Unit
  choices?: readonly string[]
  /** Slugs. */
  categories?: readonly string[]
}

export interface DemoProduct {
  /** Natural key; starts with the slug of the category. */
  slug: string
  category: string
  name: Localized
  shortDescription: Localized
  /** Paragraphs, one a line. */
  description: Localized
  /** By the keys of the attributes of its category. */
  attributes: Record<string, unknown>
  /** Remarks to them, by the same keys. */
  attributeTexts?: Localized<Record<string, string>>
  /** Variants of the product. */
  variants?: Variants
  variantTexts?: Localized<Record<string, string>>
  /** Specifications that are no attributes. */
  specifications: Localized<Record<string, string>>
  isFeatured?: boolean
  order: number
  /** The first is the main picture. */
  pictures: PictureKey[]
}

export interface DemoArticle {
  slug: string
  title: Localized
  summary: Localized
  /** Paragraphs with a blank line between them. */
  content: Localized
  /** Slugs of the products that it is about. */
  products?: string[]
  /** ISO 8601 date. */
  publishedAt: string
  pictures: PictureKey[]
  /** Keys of the tags that the settings name. */
  tags: string[]
}

export interface DemoJob {
  slug: string
  title: Localized
  location: Localized
  department: Localized
  email: string
  description: Localized
  responsibilities: Localized<string[]>
  requirements: Localized<string[]>
  benefits: Localized<string[]>
  /** ISO 8601 date. */
  postedAt: string
  vacancy: number
  experienceNeeded: Localized
}

export interface DemoNavigationItem {
  slug: string
  /** Menu of a root; the products menu by default. */
  menu?: MenuName
  /** Slug of the parent; a group has none. */
  parent?: string
  name: Localized
  description?: Localized
  /** Without one an item of the products menu leads to the category of its slug. */
  href?: string
  picture?: PictureKey
  order: number
}
