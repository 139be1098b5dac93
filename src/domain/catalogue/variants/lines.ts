import { type Variants } from './definition'
import { optionTextKey } from './texts'

/**
 * Variants as lines of text, as files hold them: the code, an axis a line, a picture a line, a combination a line.
 *
 *     LX40
 *     cassettes: two=2C, four=4C
 *     colour: silver, black=B
 *     colour.black: /uploads/name.webp
 *     two, silver
 *     four, black = LX40-NIGHT {"weight": {"value": 300, "unit": "kg"}}
 */
export const variantLines = ({ code, axes, combinations }: Variants): string =>
  [
    code,
    ...axes.map(
      ({ key, options }) =>
        `${key}: ${options.map((option) => option.key + (option.code && `=${option.code}`)).join(', ')}`,
    ),
    ...axes.flatMap(({ key, options }) =>
      options.flatMap((option) =>
        option.picture ? `${optionTextKey(key, option.key)}: ${option.picture}` : [],
      ),
    ),
    ...combinations.map((combination) =>
      [
        axes.map(({ key }) => combination.options[key]).join(', '),
        combination.code ? `= ${combination.code}` : '',
        combination.attributes ? JSON.stringify(combination.attributes) : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
  ].join('\n')

/**
 * Reads such lines. What they say is checked by `parseVariants`.
 * @throws SyntaxError naming the line that cannot be read
 */
export function variantsOfLines(text: string): unknown {
  const [code = '', ...lines] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const pictures = new Map(lines.filter(isPicture).map(pictureOf))
  const axes = lines.filter(isAxis).map((line) => axisOf(line, pictures))
  const [stray] = pictures.keys()
  if (stray !== undefined) throw new SyntaxError(`has a picture of ${stray}, which is no option`)
  const combinations = lines
    .filter((line) => !isAxis(line) && !isPicture(line))
    .map((line) =>
      combinationOf(
        line,
        axes.map(({ key }) => key),
      ),
    )
  return { code, axes, combinations }
}

const isAxis = (line: string): boolean => /^[^{,:.\s]+:/.test(line)

const isPicture = (line: string): boolean => /^[^{,:.\s]+\.[^{,:.\s]+:/.test(line)

function pictureOf(line: string): [option: string, address: string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}

/** @param pictures by their options; those of the axis are taken out */
function axisOf(line: string, pictures: Map<string, string>) {
  const at = line.indexOf(':')
  const axis = line.slice(0, at)
  return {
    key: axis,
    options: line
      .slice(at + 1)
      .split(',')
      .map((option) => {
        const [key = '', ...codes] = option.split('=').map((part) => part.trim())
        const named = optionTextKey(axis, key)
        const picture = pictures.get(named)
        pictures.delete(named)
        return { key, code: codes.join('='), ...(picture ? { picture } : {}) }
      }),
  }
}

function combinationOf(line: string, axes: string[]) {
  const [, chosen = '', json] = /^([^{]*)(\{.*\})?$/.exec(line) ?? []
  const [names = '', ...codes] = chosen.split('=').map((part) => part.trim())
  const options = names.split(',').map((name) => name.trim())
  if (names === '' || options.length !== axes.length)
    throw new SyntaxError(`must have an option of each of ${axes.join(', ')} in "${line}"`)
  return {
    options: Object.fromEntries(axes.map((axis, index) => [axis, options[index]])),
    ...(codes.length > 0 ? { code: codes.join('=') } : {}),
    ...(json === undefined ? {} : { attributes: jsonOf(json, line) }),
  }
}

function jsonOf(json: string, line: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new SyntaxError(`has no JSON at the end of "${line}"`)
  }
}
