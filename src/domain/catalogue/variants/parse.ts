import { filenameOfUpload, uploadUrl } from '@/src/platform/storage/uploads'
import {
  type Choice,
  orderCode,
  type VariantAxis,
  type VariantCombination,
  type VariantOption,
  type Variants,
} from './definition'
import {
  axisKeyPattern,
  maxAxes,
  maxCodeLength,
  maxCombinations,
  maxKeyLength,
  maxOptions,
  orderCodePattern,
  variantKeyPattern,
} from './limits'

export interface VariantProblem {
  /** Path within the variants: `axes.0.options.2.code`; empty for all of them. */
  path: string
  /** Problem, as a phrase that follows the name of the field. */
  problem: string
}

/** Variants as they are stored, null for none, or everything that is wrong with what was given. */
export type ParsedVariants =
  | { variants: Variants | null; problems?: undefined }
  | { variants?: undefined; problems: VariantProblem[] }

/** Reads variants as the API takes them. Null and an empty object are none. */
export function parseVariants(given: unknown): ParsedVariants {
  if (given === null || given === undefined) return { variants: null }
  const problems: VariantProblem[] = []
  const wrong: Report = (path, problem) => problems.push({ path, problem })
  if (!isRecord(given)) return { problems: [{ path: '', problem: 'must be an object' }] }
  if (Object.keys(given).length === 0) return { variants: null }
  onlyHas(given, ['code', 'axes', 'combinations'], '', wrong)
  if (!isCode(given.code)) wrong('code', codeForm)
  const axes = readAxes(given.axes, wrong)
  const combinations = readCombinations(given.combinations, axes, wrong)
  const variants = { code: String(given.code), axes, combinations }
  if (problems.length === 0) checkRepeats(variants, wrong)
  return problems.length > 0 ? { problems } : { variants }
}

/** Stored variants; null where there are none, or what the database holds is not usable. */
export function readVariants(stored: unknown): Variants | null {
  const parsed = parseVariants(stored)
  return parsed.problems ? null : parsed.variants
}

type Report = (path: string, problem: string) => void

const codeForm = `must be capital letters, digits and single - _ or /, at most ${maxCodeLength}`
const pictureForm = 'must be a path of this site such as /uploads/name.webp'
const keyForm = `must be small letters, digits and single hyphens, at most ${maxKeyLength}`

function readAxes(given: unknown, wrong: Report): VariantAxis[] {
  const axes = listOf(given, maxAxes, 'axes', wrong).map((axis, index): VariantAxis => {
    const path = `axes.${index}`
    onlyHas(axis, ['key', 'options'], path, wrong)
    if (!isKey(axis.key, axisKeyPattern))
      wrong(`${path}.key`, `${keyForm}, and begin with a letter`)
    const options = listOf(axis.options, maxOptions, `${path}.options`, wrong)
    return {
      key: String(axis.key),
      options: unique(
        options.map((option, place) => readOption(option, `${path}.options.${place}`, wrong)),
        `${path}.options`,
        wrong,
      ),
    }
  })
  return unique(axes, 'axes', wrong)
}

function readOption(option: Given, path: string, wrong: Report): VariantOption {
  onlyHas(option, ['key', 'code', 'picture'], path, wrong)
  const { key, code = '', picture } = option
  const file = typeof picture === 'string' ? filenameOfUpload(picture) : undefined
  if (!isKey(key, variantKeyPattern)) wrong(`${path}.key`, keyForm)
  if (code !== '' && !isCode(code)) wrong(`${path}.code`, `${codeForm}; or empty`)
  if (Boolean(picture) && file === undefined) wrong(`${path}.picture`, pictureForm)
  return { key: String(key), code: String(code), ...(file ? { picture: uploadUrl(file) } : {}) }
}

function readCombinations(
  given: unknown,
  axes: VariantAxis[],
  wrong: Report,
): VariantCombination[] {
  return listOf(given, maxCombinations, 'combinations', wrong).map((combination, index) => {
    const path = `combinations.${index}`
    onlyHas(combination, ['options', 'code', 'attributes'], path, wrong)
    const { code, attributes } = combination
    if (code !== undefined && code !== null && code !== '' && !isCode(code))
      wrong(`${path}.code`, codeForm)
    if (attributes !== undefined && attributes !== null && !isRecord(attributes))
      wrong(`${path}.attributes`, 'must be an object')
    return {
      options: readChoice(combination.options, axes, `${path}.options`, wrong),
      ...(code ? { code: String(code) } : {}),
      ...(isRecord(attributes) && Object.keys(attributes).length > 0 ? { attributes } : {}),
    }
  })
}

/** One option of every axis. */
function readChoice(given: unknown, axes: VariantAxis[], path: string, wrong: Report): Choice {
  if (!isRecord(given)) {
    wrong(path, 'must be an object of an option for each axis')
    return {}
  }
  for (const key of Object.keys(given))
    if (!axes.some((axis) => axis.key === key)) wrong(`${path}.${key}`, 'is no axis')
  return Object.fromEntries(
    axes.map(({ key, options }) => {
      const option = given[key]
      if (option === undefined) wrong(`${path}.${key}`, 'is missing')
      else if (!options.some((known) => known.key === option))
        wrong(`${path}.${key}`, `must be one of ${options.map((known) => known.key).join(', ')}`)
      return [key, String(option)]
    }),
  )
}

/** No combination twice, and no order code of two. */
function checkRepeats(variants: Variants, wrong: Report): void {
  const choices = new Map<string, number>()
  const codes = new Map<string, number>()
  variants.combinations.forEach((combination, index) => {
    const path = `combinations.${index}`
    const choice = variants.axes.map(({ key }) => combination.options[key]).join(' ')
    const code = orderCode(variants, combination)
    const [sameChoice, sameCode] = [choices.get(choice), codes.get(code)]
    if (sameChoice !== undefined) wrong(path, `repeats combination ${sameChoice + 1}`)
    else if (sameCode !== undefined)
      wrong(`${path}.code`, `repeats the order code ${code} of combination ${sameCode + 1}`)
    if (code.length > maxCodeLength)
      wrong(`${path}.code`, `${code} is longer than ${maxCodeLength} characters`)
    choices.set(choice, index)
    codes.set(code, index)
  })
}

function unique<Keyed extends { key: string }>(all: Keyed[], path: string, wrong: Report): Keyed[] {
  const keys = all.map(({ key }) => key)
  keys.forEach((key, index) => {
    if (keys.indexOf(key) !== index) wrong(`${path}.${index}.key`, `repeats ${key}`)
  })
  return all
}

type Given = Record<string, unknown>

/** The objects of a list that has at least one. */
function listOf(given: unknown, max: number, path: string, wrong: Report): Given[] {
  if (!Array.isArray(given) || given.length === 0) {
    wrong(path, 'must be a list of at least one')
    return []
  }
  if (given.length > max) {
    wrong(path, `must be at most ${max}`)
    return []
  }
  return given.map((one, index) => {
    if (isRecord(one)) return one
    wrong(`${path}.${index}`, 'must be an object')
    return {}
  })
}

function onlyHas(given: Given, names: string[], path: string, wrong: Report): void {
  for (const name of Object.keys(given))
    if (!names.includes(name)) wrong([path, name].filter(Boolean).join('.'), 'is not known')
}

const isKey = (key: unknown, pattern: RegExp): boolean =>
  typeof key === 'string' && key.length <= maxKeyLength && pattern.test(key)

const isCode = (code: unknown): boolean =>
  typeof code === 'string' && code.length <= maxCodeLength && orderCodePattern.test(code)

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
