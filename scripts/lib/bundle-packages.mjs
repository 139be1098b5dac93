import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Packages of which a start loads hundreds of files: Payload, and its adapters of databases. */
const isLarge = (/** @type {string} */ name) => /^(payload|@payloadcms\/db-[\w-]+)$/.test(name)

/** Not loaded by every start, or only by what stays outside, too. */
const loadedLater = ['drizzle-kit', 'mongoose', 'prettier']

/** Name that Turbopack gives a package which stays outside of the chunks. */
const linkName = /^(.+)-[0-9a-f]{16}$/

/**
 * Bundles the packages of the server that consist of hundreds of files: loaded one by one, these take half a second of each
 * start and 40 MiB. Turbopack leaves a link to each package of `serverExternalPackages`; the bundles take the place of some.
 * @param {string} folder the finished build
 */
export async function bundlePackages(folder = '.next') {
  const place = path.join(folder, 'node_modules')
  const links = linksIn(place)
  const large = links.filter(({ name }) => isLarge(name))
  if (large.length === 0) return
  const imports = importsOf(path.join(folder, 'server'))
  const entries = large.flatMap(({ link }) => imports.filter((each) => isOf(link, each)))
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => ({ in: originalName(entry), out: fileName(entry) })),
    outdir: place,
    chunkNames: '.chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // All of them, and what is loaded later, share one copy of Payload.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['production'],
    // Names stay: Payload's log levels go by those of its errors.
    minifySyntax: true,
    legalComments: 'none',
    banner: { js: requireInModule },
    plugins: [leaveOutside([...links.map(({ name }) => name), ...loadedLater])],
    logLevel: 'error',
    write: false,
  })
  // Its helper process would keep this one from ending.
  await stop()
  for (const { link } of large) replaceLink(path.join(place, link), link, entries)
  for (const { path: file, contents } of outputFiles) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
}

/** CommonJS packages call `require`, which a module does not have. */
const requireInModule =
  "import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);"

/**
 * @param {string} place
 * @returns {{ link: string, name: string }[]} packages outside of the chunks, by the names of their links
 */
function linksIn(place) {
  if (!existsSync(place)) return []
  return readdirSync(place)
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(place, name)).map((inScope) => `${name}/${inScope}`)
        : [name],
    )
    .flatMap((link) => {
      const name = linkName.exec(link)?.[1]
      return name ? [{ link, name }] : []
    })
}

/**
 * Returns all that the chunks of a server import by such names, such as `payload-0123456789abcdef/shared`.
 * @param {string} folder
 */
function importsOf(folder) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(imported)].map(
        ([, name = '']) => name,
      ),
    )
  return [...new Set(found)].sort()
}

const imported = /"((?:@[\w.-]+\/)?[\w.-]+-[0-9a-f]{16}(?:\/[\w./-]+)?)"/g

/** @type {(link: string, imported: string) => boolean} */
const isOf = (link, name) => name === link || name.startsWith(`${link}/`)

/** @param {string} entry */
const originalName = (entry) => entry.replace(/-[0-9a-f]{16}(?=\/|$)/, '')

/**
 * Returns the path of an entry's bundle: `payload-0123456789abcdef/entries/shared`.
 * @param {string} entry
 */
function fileName(entry) {
  const [, link = '', inside = ''] = /^(.+-[0-9a-f]{16})(?:\/(.+))?$/.exec(entry) ?? []
  return `${link}/entries/${inside || 'index'}`
}

/**
 * Makes a folder in place of a link, with the exports that the server imports.
 * @param {string} place
 * @param {string} link
 * @param {string[]} entries
 */
function replaceLink(place, link, entries) {
  const exports = entries
    .filter((entry) => isOf(link, entry))
    .map((entry) => [`.${entry.slice(link.length)}`, `.${fileName(entry).slice(link.length)}.mjs`])
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  writeFileSync(
    path.join(place, 'package.json'),
    JSON.stringify({ name: link, type: 'module', exports: Object.fromEntries(exports) }),
  )
}

/**
 * Leaves packages outside that the server loads by themselves, too, so that it has one copy of each. A package's own, older
 * copy becomes part of the bundle.
 * @param {string[]} names
 * @returns {import('esbuild').Plugin}
 */
const leaveOutside = (names) => ({
  name: 'packages outside',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^[@\w]/, namespace: 'file' }, async (given) => {
      const { path: specifier, kind, resolveDir, pluginData } = given
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''
      if (pluginData === isResolving || kind === 'entry-point') return undefined
      if (isLarge(name) || !names.includes(name)) return undefined
      const { path: file, errors } = await resolve(specifier, {
        kind,
        resolveDir,
        pluginData: isResolving,
      })
      const isShared =
        errors.length > 0 ||
        file.startsWith(path.join(realpathSync('node_modules'), name) + path.sep)
      return isShared ? { path: specifier, external: true } : undefined
    })
  },
})

const isResolving = Symbol('resolving')
