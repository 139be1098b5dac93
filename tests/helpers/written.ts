/** Texts of a page, where people or programs read them. */
export interface Written {
  /** Between tags, as far as the next one. */
  texts: string[]
  /** Title, description, texts in place of pictures, names of regions and controls. */
  heads: string[]
  /** Texts of the structured data. */
  structured: string[]
}

export function writtenOn(html: string): Written {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
  const markup = html
    .replace(/<(script|style|svg|template|noscript)\b[^>]*>.*?<\/\1>/gs, '')
    // React parts neighbouring texts by comments.
    .replace(/<!--.*?-->/gs, '')
  const attributes = [...markup.matchAll(/\s(?:alt|aria-label|placeholder)="([^"]+)"/g)]
  const metas = [
    ...markup.matchAll(/<meta [^>]*(?:description|title|image:alt)"[^>]*content="([^"]+)"/g),
  ]
  const title = /<title>([^<]*)<\/title>/.exec(markup)
  return {
    texts: written(markup.split(/<[^>]+>/)),
    heads: written([title, ...metas, ...attributes].map((match) => match?.[1] ?? '')),
    structured: written(
      scripts
        .filter(([, attributes]) => attributes?.includes('ld+json'))
        .flatMap(([, , json]) => textsIn(JSON.parse(json ?? 'null'))),
    ),
  }
}

/** Letters of what is written, and of them those of texts that another page has word for word. */
export function sharedLetters(own: string[], others: string[], isName: (text: string) => boolean) {
  const known = new Set(others)
  const shared = own.filter((text) => known.has(text) && /[a-z]{4}/i.test(text) && !isName(text))
  return { all: lettersOf(own), shared: lettersOf(shared), texts: shared }
}

const lettersOf = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)

/** Keys of structured data whose values are for people; the others are addresses, dates and terms of schema.org. */
const forPeople = ['name', 'description', 'headline', 'caption', 'title', 'text', 'value', 'slogan']

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return forPeople.includes(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => name !== 'identifier')
    .flatMap(([name, inner]) => textsIn(inner, name))
}

const written = (texts: string[]): string[] =>
  texts.map((text) => decoded(text).replace(/\s+/g, ' ').trim()).filter((text) => text !== '')

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
