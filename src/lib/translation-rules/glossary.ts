import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@/src/i18n/languages'

/** How a language says the terms of the field, and how it is set: `locales/<language>/glossary.json`. */
export interface Glossary {
  /** Polite form, and how the company speaks of itself and to the reader. */
  register: string
  /** Quotation marks, full stops, spaces, numbers and dates. */
  typography: string
  /** Each unit of the English, and how it stands after a number. */
  units: Record<string, string>
  terms: Term[]
}

export interface Term {
  en: string
  term: string
  /** Other forms of it, or their stems. */
  also?: string[]
  /** What it is not called. */
  not?: { text: string; why: string }[]
  note?: string
}

/** @returns an empty one for a language of a site of one's own, which need not have any */
export function readGlossary(lng: Language): Glossary {
  const file = path.resolve('locales', lng, 'glossary.json')
  if (!existsSync(file)) return { register: '', typography: '', units: {}, terms: [] }
  return JSON.parse(readFileSync(file, 'utf8')) as Glossary
}

/** Whether a text uses a term in one of its forms. */
export function usesTerm(text: string, { term, also = [] }: Term): boolean {
  const lower = text.toLowerCase()
  return [term, ...also].some((form) => lower.includes(form.toLowerCase()))
}

/** The wrong words of a glossary that a text uses. */
export function wrongWords(text: string, { terms }: Glossary): string[] {
  const lower = text.toLowerCase()
  return terms.flatMap(({ not = [] }) =>
    not.filter((wrong) => lower.includes(wrong.text.toLowerCase())).map((wrong) => wrong.text),
  )
}

export interface Use {
  en: string
  /** Translations of texts whose English has the term. */
  texts: number
  /** English texts whose translation has no form of it. */
  without: string[]
}

/** How each term of a glossary is used; terms that are written alike in English ("key") count as one. */
function usesOf(texts: readonly (readonly [string, string])[], { terms }: Glossary): Use[] {
  const names = [...new Set(terms.map(nameOf))].sort((a, b) => b.length - a.length)
  const forms = new Map(names.map((name) => [name, terms.filter((term) => nameOf(term) === name)]))
  const uses = new Map(names.map((name) => [name, { en: name, texts: 0, without: [] as string[] }]))
  for (const [english, translation] of texts) {
    let rest = english
    for (const name of names) {
      const pattern = new RegExp(
        `\\b${name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?:s|es)?\\b`,
        'gi',
      )
      if (!pattern.test(rest)) continue
      // A longer term is not one of the shorter ones in it.
      rest = rest.replace(pattern, ' ')
      const use = uses.get(name)
      if (!use) continue
      use.texts += 1
      if (!forms.get(name)?.some((term) => usesTerm(translation, term))) use.without.push(english)
    }
  }
  return [...uses.values()]
}

/**
 * Terms that more texts do without than is tolerated: a fifth of those whose English has the term, and at least two, as
 * a sentence may be built around another word.
 */
export const lackingTerms = (
  texts: readonly (readonly [string, string])[],
  glossary: Glossary,
): Use[] =>
  usesOf(texts, glossary).filter(
    (use) => use.without.length > Math.max(2, Math.floor(use.texts / 5)),
  )

const nameOf = ({ en }: Term): string => en.replace(/ \(.*\)$/, '')
