import type { MenuName } from '@/src/contract/navigation'
import type { Localized } from '@/src/i18n/localized'

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

export interface DemoProduct {
  /** Natural key; starts with the slug of the category. */
  slug: string
  category: string
  name: Localized
  shortDescription: Localized
  /** Paragraphs, one a line. */
  description: Localized
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
  /** ISO 8601 date. */
  publishedAt: string
  pictures: PictureKey[]
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
  /** Of a root; without one it is the products menu. */
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
