import { parse, stringify } from 'qs-esm'
import { isRecord } from '@/src/platform/values/stored-values'
import { HttpError } from '../errors/http-error'
import { printable } from '../text/text'

/** Bounds of what one call may ask for. */
export const queryLimits = {
  length: 64 * 1024,
  limit: 1000,
  depth: 3,
  nesting: 4,
  conditions: 100,
  /** Characters of a text that is looked for within others: databases make a pattern of it. */
  pattern: 400,
}

/**
 * Checks the query string of a call to Payload's REST API and completes it. Payload answers 500 to
 * operators that are no scalars and takes any limit; here these are 400. `search` becomes a condition.
 * @param searched fields in which `search` looks, where the call may search
 * @param own names of parameters that this call alone has, and checks itself
 * @returns the query string, with a limit where a list would otherwise be cut at Payload's ten
 * @throws HttpError 400 that names the parameter
 */
export function checkedQuery(
  search: string,
  isList: boolean,
  searched?: string[],
  own: readonly string[] = [],
): string {
  if (search.length > queryLimits.length) throw new HttpError(400, 'The query is too long')
  const query = parsed(search)
  for (const [name, value] of Object.entries(query)) {
    const known = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    const check = known ?? (own.includes(name) ? text : undefined)
    if (!check) throw new HttpError(400, `The parameter ${printable(name)} is unknown`)
    check(value, name)
  }
  if (typeof query.search === 'string') {
    if (!searched) {
      throw new HttpError(400, 'The parameter search is unknown here')
    }
    if (splitQuery(query.search).length > 0) {
      const words = holdsWords(searched, query.search)
      query.where = query.where ? { and: [query.where, words] } : words
    }
    delete query.search
  }
  if (isList && (query.limit === undefined || query.limit === '0')) {
    query.limit = String(queryLimits.limit)
  }
  return stringify(query, { addQueryPrefix: true })
}

type Check = (value: unknown, name: string) => void

const operators = [
  'equals',
  'not_equals',
  'contains',
  'like',
  'not_like',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]

const listOperators = ['in', 'not_in']

const patternOperators = ['contains', 'like', 'not_like']

const fieldPath = /^\w+(?:[.-]\w+)*$/

const text: Check = (value, name) => {
  if (typeof value !== 'string' || value.includes('\0')) {
    throw new HttpError(400, `The parameter ${name} must be a single text`)
  }
}

const flag: Check = (value, name) => {
  if (!['true', 'false', '1', '0', ''].includes(value as string)) {
    throw new HttpError(400, `The parameter ${name} must be true or false`)
  }
}

const number =
  (highest: number, lowest = 0): Check =>
  (value, name) => {
    const isWhole = typeof value === 'string' && /^\d{1,9}$/.test(value)
    if (!isWhole || Number(value) < lowest || Number(value) > highest) {
      throw new HttpError(
        400,
        `The parameter ${name} must be a whole number from ${lowest} to ${highest}`,
      )
    }
  }

const language: Check = (value, name) => {
  if (typeof value !== 'string' || !/^[a-z*]{2,10}(-[a-zA-Z]{2,10})?$|^\*$/.test(value)) {
    throw new HttpError(400, `The parameter ${name} must be a language`)
  }
}

const languages: Check = (value, name) =>
  (Array.isArray(value) ? value : [value]).forEach((entry) => language(entry, name))

const sortedField = /^-?[A-Za-z_]\w*(?:[.-]\w+)*$/

const sort: Check = (value, name) => {
  const paths = typeof value === 'string' ? value.split(',') : ['']
  if (paths.length > 10 || !paths.every((path) => sortedField.test(path))) {
    throw new HttpError(400, `The parameter ${name} must name fields`)
  }
}

/** `select`, `populate` and the like: names, however nested, with scalars at their ends. */
const nestedNames: Check = (value, name) => {
  const check = (node: unknown, depth: number): void => {
    if (typeof node === 'string') return text(node, name)
    if (!isRecord(node) || depth > 8) throw new HttpError(400, `The parameter ${name} is malformed`)
    for (const [key, inner] of Object.entries(node)) {
      if (!fieldPath.test(key)) throw new HttpError(400, `The parameter ${name} is malformed`)
      check(inner, depth + 1)
    }
  }
  check(value, 0)
}

const where: Check = (value, name) => {
  let conditions = 0
  const checkNode = (node: unknown, depth: number): void => {
    if (!isRecord(node) || depth > queryLimits.nesting) {
      throw new HttpError(400, `The parameter ${name} is malformed or nested too deeply`)
    }
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'and' || key === 'or') {
        const branches = branchesOf(inner)
        if (!branches) throw new HttpError(400, `${name}: ${key} must be a list`)
        branches.forEach((branch) => checkNode(branch, depth + 1))
        continue
      }
      conditions += 1
      if (conditions > queryLimits.conditions) {
        throw new HttpError(400, `The parameter ${name} has too many conditions`)
      }
      if (!fieldPath.test(key)) throw new HttpError(400, `${name}: ${printable(key)} is no field`)
      checkCondition(key, inner, name)
    }
  }
  checkNode(value, 0)
}

function checkCondition(field: string, condition: unknown, name: string): void {
  if (!isRecord(condition)) throw new HttpError(400, `${name}: ${field} needs an operator`)
  for (const [operator, operand] of Object.entries(condition)) {
    if (!operators.includes(operator)) {
      throw new HttpError(400, `${name}: the operator ${printable(operator)} is unknown`)
    }
    const values = Array.isArray(operand) ? operand : [operand]
    const isFitting = !Array.isArray(operand) || listOperators.includes(operator)
    if (!isFitting || !values.every(isScalar)) {
      throw new HttpError(400, `${name}: ${field} ${operator} needs a single value`)
    }
    if (patternOperators.includes(operator) && String(operand).length > queryLimits.pattern) {
      throw new HttpError(400, `${name}: ${field} ${operator} is too long`)
    }
    // By convention the names of all date fields end in "At".
    if (/At$/.test(field) && operator !== 'exists' && !values.every(isDateOrNothing)) {
      throw new HttpError(400, `${name}: ${field} must be compared with a date`)
    }
  }
}

const parameters: Record<string, Check> = {
  where,
  sort,
  select: nestedNames,
  populate: nestedNames,
  uploadEdits: nestedNames,
  limit: number(queryLimits.limit),
  depth: number(queryLimits.depth),
  page: number(1_000_000, 1),
  locale: language,
  fallbackLocale: languages,
  'fallback-locale': languages,
  selectedLocales: languages,
  publishSpecificLocale: language,
  draft: flag,
  trash: flag,
  autosave: flag,
  overrideLock: flag,
  pagination: flag,
  flattenLocales: flag,
  publishAllLocales: flag,
  unpublishAllLocales: flag,
  allSessions: flag,
  allQueues: flag,
  queue: text,
  search: (value, name) => {
    text(value, name)
    if (String(value).length > 200) throw new HttpError(400, `The parameter ${name} is too long`)
  },
}

function parsed(search: string): Record<string, unknown> {
  try {
    return parse(search, {
      ignoreQueryPrefix: true,
      depth: 16,
      arrayLimit: queryLimits.limit,
      parameterLimit: 2000,
    })
  } catch {
    throw new HttpError(400, 'The query is malformed')
  }
}

/** Lists arrive as arrays, or as objects with numbers for names where these have gaps. */
function branchesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

const isScalar = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0')

const isDateOrNothing = (value: unknown): boolean =>
  value === '' || value === 'null' || !Number.isNaN(Date.parse(String(value)))

/** Most words of a search that count; more do not improve the result. */
const maxWords = 8

/** A condition under which a record holds every word of a text, in whatever of the fields. */
export const holdsWords = (fields: string[], text: string) => ({
  and: splitQuery(text).map((word) => ({
    or: fields.flatMap((field) =>
      spellings(word).map((spelling) => ({ [field]: { contains: spelling } })),
    ),
  })),
})

const splitQuery = (text: string): string[] =>
  text.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords)

/** SQLite knows capital and small letters of ASCII alone, so the others are looked for in every form. */
function spellings(word: string): string[] {
  const small = word.toLowerCase()
  const capital = word.toUpperCase()
  if (small === capital || /^[\x20-\x7e]*$/.test(word)) return [word]
  const [first = '', ...rest] = small
  return [...new Set([word, small, capital, first.toUpperCase() + rest.join('')])]
}
