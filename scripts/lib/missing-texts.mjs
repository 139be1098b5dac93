import { existsSync, readdirSync, readFileSync } from 'node:fs'

const places = ['locales', 'site/locales']

/**
 * Lists the missing texts of the interface, a line for each file of a language; visitors and staff read those texts in
 * English.
 * @param {string} [root]
 */
export const missingTexts = (root = '.') =>
  codesIn(root).flatMap((lng) =>
    ['common', 'staff', 'panel'].flatMap((namespace) => {
      const wanted = new Set(keysOf(root, 'en', namespace))
      const there = new Set(keysOf(root, lng, namespace))
      const missing = [...wanted].filter((key) => !there.has(key))
      if (missing.length === 0) return []
      const some = [...missing.slice(0, 5), ...(missing.length > 5 ? ['…'] : [])].join(', ')
      return `${lng}: ${missing.length} of ${wanted.size} texts of ${namespace}.json are English: ${some}`
    }),
  )

/** @param {string} root */
const codesIn = (root) => [
  ...new Set(
    places
      .map((place) => `${root}/${place}`)
      .filter((place) => existsSync(place))
      .flatMap((place) => readdirSync(place, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ),
]

/**
 * Forms of a plural count as one: languages have more or fewer of them than English.
 * @param {string} root
 * @param {string} lng
 * @param {string} namespace
 */
const keysOf = (root, lng, namespace) =>
  places
    .map((place) => `${root}/${place}/${lng}/${namespace}.json`)
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8'))))
    .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
