import type { Page } from '@/payload-types'
import { defaultLanguage, type Language, languageEntries } from '@/src/i18n/languages'
import type { DemoPage } from './demo/pages/types'

type ResolvedPage = Pick<Page, 'path' | 'title' | 'layout' | 'seo'>

/**
 * A page of the demo in one language, English where a translation is missing. Blocks and rows get the
 * same ids in every language, so that Payload knows them again when one page is written language by language.
 * @param ids turns keys into ids, by what keys of a kind begin with: `key:` for pictures, `product:` for slugs; those of a kind that is left out stay
 */
export function resolvePage(
  page: DemoPage,
  lng: Language,
  ids: Record<string, (key: string) => string | null> = {},
): ResolvedPage {
  const text = (value: unknown): unknown => {
    if (isLocalized(value)) return value[lng] ?? value[defaultLanguage]
    if (typeof value !== 'string') return value
    const [start, id] = Object.entries(ids).find(([begin]) => value.startsWith(begin)) ?? []
    return start && id ? id(value.slice(start.length)) : value
  }
  const walk = (value: unknown, id: string, isRow: boolean): unknown => {
    const resolved = text(value)
    if (Array.isArray(resolved))
      return resolved.map((row, index) => walk(row, `${id}-${index + 1}`, true))
    if (typeof resolved !== 'object' || resolved === null) return resolved
    const entries = Object.entries(resolved).map(([key, inner]) => [
      key,
      walk(inner, `${id}-${key}`, false),
    ])
    return { ...(isRow ? { id } : {}), ...Object.fromEntries(entries) }
  }
  // The walk turns every text into that of one language, which no type can follow.
  return {
    path: page.path,
    title: text(page.title),
    layout: page.layout.map((block, index) => walk(block, `${block.blockType}-${index + 1}`, true)),
    seo: {
      title: text(page.seo?.title),
      description: text(page.seo?.description),
      ...(page.seo?.picture ? { picture: text(page.seo.picture) } : {}),
    },
  } as ResolvedPage
}

const isLocalized = (value: unknown): value is Partial<Record<Language, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  defaultLanguage in value &&
  Object.keys(value).every((key) => key in languageEntries)
