import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, type Language } from '@/src/i18n/languages'

/**
 * Terms of the field in a language, and its typography: `locales/<language>/glossary.json`; a site's own are in
 * `site/locales/<language>/glossary.json`.
 */
export interface Glossary {
  /** Polite form, and how the company speaks of itself and to the reader. */
  register: string
  /** Quotation marks, full stops, spaces, numbers and dates. */
  typography: string
  /** Each unit of the English, and how it stands after a number. */
  units: Record<string, string>
  terms: Term[]
  /** English texts that have the word of a term and are translated without it. */
  except?: Exception[]
}

export interface Exception {
  /** The word of the term, without what is in brackets behind it. */
  en: string
  /** Words of the English text. */
  in: string
  why: string
}

export interface Term {
  en: string
  term: string
  /** Other forms of it, or their stems. */
  also?: string[]
  /** Wrong translations of the term. */
  not?: { text: string; why: string }[]
  note?: string
}

/** @returns an empty one for a language of a site of one's own, which need not have any */
export function readGlossary(lng: Language): Glossary {
  const [own, ours] = ['site/locales', 'locales'].map((folder) => read(folder, lng))
  const english = read('locales', defaultLanguage)
  const names = new Set(own?.terms?.map(({ en }) => en))
  return {
    register: own?.register ?? ours?.register ?? '',
    typography: own?.typography ?? ours?.typography ?? '',
    units: { ...ours?.units, ...own?.units },
    terms: [...(own?.terms ?? []), ...(ours?.terms ?? []).filter(({ en }) => !names.has(en))],
    except: [own, ours, lng === defaultLanguage ? undefined : english].flatMap(
      (glossary) => glossary?.except ?? [],
    ),
  }
}

function read(folder: string, lng: Language): Partial<Glossary> | undefined {
  const file = path.resolve(folder, lng, 'glossary.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Glossary>)
    : undefined
}

/** Returns true where a text uses a term in one of its forms. */
function usesTerm(text: string, { term, also = [] }: Term): boolean {
  const lower = text.toLowerCase()
  return [term, ...also].some((form) => lower.includes(form.toLowerCase()))
}

/** Returns the glossary's translation of a text that is exactly one of its terms. */
export function termOf(english: string, { terms }: Glossary): string | undefined {
  const wanted = english.trim().toLowerCase()
  const found = terms.filter((term) => nameOf(term).toLowerCase() === wanted)
  // One word with two meanings is not told apart without the rest of the page.
  const [{ term } = { term: undefined }] = found.length === 1 ? found : []
  return /^\p{Lu}/u.test(english.trim()) ? term && capitalized(term) : term
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Terms of an English text that its translation does without. */
export const unusedTerms = (english: string, translation: string, glossary: Glossary): string[] =>
  lackingTerms([[english, translation]], glossary).map(({ en }) => en)

/** An English text with some of its terms in the other language. */
export const withTerms = (english: string, names: string[], { terms }: Glossary): string =>
  names.reduce((text, name) => {
    const found = terms.find((term) => nameOf(term) === name)
    return found ? text.replace(patternOf(name), found.term) : text
  }, english)

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

/** Returns the terms of a glossary that an English text has, in its order; of two meanings of a word both. */
export function findTerms(english: string, { terms }: Glossary): Term[] {
  const names = [...new Set(terms.map(nameOf))].sort((a, b) => b.length - a.length)
  const found = findNames(english, names)
  return terms
    .filter((term) => found.includes(nameOf(term)))
    .sort((a, b) => english.search(patternOf(nameOf(a))) - english.search(patternOf(nameOf(b))))
}

/** Returns the names that stand in an English text. A longer one is not one of the shorter ones in it. */
function findNames(english: string, longestFirst: readonly string[]): string[] {
  let rest = english.replace(/\{\{\w+\}\}/g, '')
  return longestFirst.filter((name) => {
    const without = rest.replace(patternOf(name), ' ')
    const isFound = without !== rest
    rest = without
    return isFound
  })
}

/** Returns the uses of each term of a glossary; terms that are written alike in English ("key") count as one. */
function usesOf(texts: readonly (readonly [string, string])[], { terms }: Glossary): Use[] {
  const names = [...new Set(terms.map(nameOf))].sort((a, b) => b.length - a.length)
  const forms = new Map(names.map((name) => [name, terms.filter((term) => nameOf(term) === name)]))
  const uses = new Map(names.map((name) => [name, { en: name, texts: 0, without: [] as string[] }]))
  for (const [english, translation] of texts) {
    for (const name of findNames(english, names)) {
      const use = uses.get(name)
      if (!use) continue
      use.texts += 1
      if (!forms.get(name)?.some((term) => usesTerm(translation, term))) use.without.push(english)
    }
  }
  return [...uses.values()]
}

/** Terms that texts do without, but for the exceptions. */
export const lackingTerms = (
  texts: readonly (readonly [string, string])[],
  glossary: Glossary,
): Use[] =>
  usesOf(texts, glossary)
    .map((use) => ({
      ...use,
      without: use.without.filter((english) => !isExcepted(use.en, english, glossary)),
    }))
    .filter(({ without }) => without.length > 0)

const isExcepted = (name: string, english: string, { except = [] }: Glossary): boolean =>
  except.some((exception) => exception.en === name && english.includes(exception.in))

/** Exceptions of a glossary whose words are in no English text. */
export const idleExceptions = (english: readonly string[], { except = [] }: Glossary): string[] =>
  except
    .filter((exception) => !english.some((text) => text.includes(exception.in)))
    .map((exception) => exception.in)

const patterns = new Map<string, RegExp>()

/** Capitals are a word of their own: a PIN is no pin. */
function patternOf(name: string): RegExp {
  const pattern =
    patterns.get(name) ??
    new RegExp(
      `\\b${name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?:s|es)?\\b`,
      /^\p{Lu}+$/u.test(name) ? 'g' : 'gi',
    )
  patterns.set(name, pattern)
  return pattern
}

const nameOf = ({ en }: Term): string => en.replace(/ \(.*\)$/, '')
