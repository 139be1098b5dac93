import type { Variants } from './definition'

/**
 * Variants as lines of text, as files hold them: the code, an axis a line, a combination a line.
 *
 *     LX40
 *     cassettes: two=2C, four=4C
 *     colour: silver, black=B
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
  const axes = lines.filter(isAxis).map(axisOf)
  const combinations = lines
    .filter((line) => !isAxis(line))
    .map((line) =>
      combinationOf(
        line,
        axes.map(({ key }) => key),
      ),
    )
  return { code, axes, combinations }
}

const isAxis = (line: string): boolean => /^[^{,:\s]+:/.test(line)

function axisOf(line: string) {
  const at = line.indexOf(':')
  return {
    key: line.slice(0, at),
    options: line
      .slice(at + 1)
      .split(',')
      .map((option) => {
        const [key = '', ...codes] = option.split('=').map((part) => part.trim())
        return { key, code: codes.join('=') }
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
