import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { findSchemes } from './schemes.mjs'
import { isOffByDefault, siteLanguages } from './site-languages.mjs'

/**
 * Lists what is found by convention: texts and flags of the site's languages (`locales/`, `site/locales/`), blocks and
 * collections of this site (`site/blocks/`, `site/collections/`), and the demo (`seed/`), which a site of one's own may
 * have deleted. The lists are modules with plain imports, which every bundler follows. The tokens of the two
 * colour schemes stand beside them.
 */
const folder = 'src/generated'

/**
 * Writes the lists that differ, and removes those that are made no longer.
 * @returns {string[]} the files that were written or removed
 */
export function writeSiteIndex() {
  // Before the packages are there, it is not known which languages Payload's panel has.
  if (!existsSync(panelFolder)) return []
  const wanted = siteIndex()
  const stale = staleFiles(wanted)
  for (const file of stale) {
    const text = wanted.get(file)
    if (text === undefined) rmSync(file)
    else {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
  return stale
}

/**
 * Keeps the lists as they should be while files come and go.
 * @returns {() => void} ends that
 */
export function watchSite() {
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  const changed = () => {
    clearTimeout(soon)
    // An editor, or git, writes several files at once.
    soon = setTimeout(writeSiteIndex, 200)
  }
  const watchers = ['site', 'locales']
    .filter((place) => existsSync(place))
    .map((place) => watch(place, { recursive: true }, changed))
  return () => {
    clearTimeout(soon)
    for (const watcher of watchers) watcher.close()
  }
}

/**
 * @returns {Map<string, string>} the text of each list by its path
 */
function siteIndex() {
  const blocks = foldersWith('site/blocks', 'index.ts').map((name) => ({
    name,
    slug: camelCase(name),
  }))
  const drawn = foldersWith('site/blocks', 'component.tsx')
  const collections = foldersWith('site/collections', 'index.ts')
  const { kitLanguages, removedLanguages } = siteLanguages()
  /** @param {string} place */
  const languagesIn = (place) =>
    foldersIn(place).filter(
      (code) =>
        code === 'en' ||
        (!removedLanguages.includes(code) &&
          (!isOffByDefault(code) || kitLanguages.includes(code))),
    )
  return new Map([
    ...demoIndex(existsSync(demoProgram)),
    ...localesIndex('locales', languagesIn('locales'), `${folder}/locales`),
    ...localesIndex('site/locales', languagesIn('site/locales'), `${folder}/site`),
    [`${folder}/locales/kit-languages.ts`, kitLanguagesText(kitLanguages)],
    [
      `${folder}/site/blocks.ts`,
      moduleText('site/blocks', [
        "import type { BlockDefinition } from '@/blocks/define'",
        ...blocks.map(({ name, slug }) => `import { ${slug} } from '@/site/blocks/${name}'`),
        '',
        `export const siteBlocks: BlockDefinition[] = [${blocks.map(({ slug }) => slug).join(', ')}]`,
      ]),
    ],
    [
      `${folder}/site/block-components.ts`,
      moduleText('site/blocks', [
        `export const siteComponents = {${lines(
          blocks
            .filter(({ name }) => drawn.includes(name))
            .map(({ name, slug }) => `${slug}: () => import('@/site/blocks/${name}/component')`),
        )}}`,
      ]),
    ],
    [
      `${folder}/site/collections.ts`,
      moduleText('site/collections', [
        "import type { CollectionConfig } from 'payload'",
        ...collections.map(
          (name) => `import { ${camelCase(name)} } from '@/site/collections/${name}'`,
        ),
        '',
        `export const siteCollections: CollectionConfig[] = [${collections.map(camelCase).join(', ')}]`,
      ]),
    ],
    [
      `${folder}/site/subjects.ts`,
      moduleText('site/collections', [
        `export const siteSubjects: string[] = [${collections.map((name) => `'${name}'`).join(', ')}]`,
      ]),
    ],
    [
      `${folder}/site/schemes.ts`,
      moduleText('site', [
        `export const schemeTokens: Record<'light' | 'dark', Record<string, string>> = ${JSON.stringify(findSchemes(), null, 2)}`,
      ]),
    ],
  ])
}

/** Writes the demo into a database. Where there is none, the demo was deleted: docs/how-to/delete-what-you-do-not-need.md */
export const demoProgram = 'seed/cli.ts'

/** Films of the demo's pages. */
const demoFilms = 'seed/films'

/**
 * Returns the files that tell the server, which does not carry the demo, if there is one and which films it brings, and
 * programs which module writes it.
 * @param {boolean} isThere
 * @returns {[string, string][]}
 */
const demoIndex = (isThere) => [
  [
    `${folder}/demo/has-demo.ts`,
    moduleText('seed', [`export const hasDemo: boolean = ${isThere}`]),
  ],
  [
    `${folder}/demo/films.ts`,
    moduleText(demoFilms, [
      'export const demoFilms: readonly string[] = [',
      ...(existsSync(demoFilms) ? readdirSync(demoFilms).sort() : []).map((name) => `  '${name}',`),
      ']',
    ]),
  ],
  [
    `${folder}/demo/seed-demo.ts`,
    moduleText('seed', [
      "import type { Payload } from 'payload'",
      '',
      'type SeedDemo = (payload: Payload, say: (line: string) => void) => Promise<unknown>',
      '',
      isThere
        ? "export const seedDemo: SeedDemo | null = async (payload, say) =>\n  (await import('@/seed/index')).seedDemo(payload, say)"
        : 'export const seedDemo: SeedDemo | null = null',
    ]),
  ],
]

/**
 * The paths of lists that are not as they should be.
 * @param {Map<string, string>} [wanted]
 */
export const staleFiles = (wanted = siteIndex()) => [
  ...[...wanted.keys()].filter(
    (file) => !existsSync(file) || readFileSync(file, 'utf8') !== wanted.get(file),
  ),
  ...filesBelow(folder).filter((file) => !wanted.has(file)),
]

/**
 * The folders of languages: texts of the public pages, of staff's and of the panel, a flag, and Payload's own words of
 * its panel.
 * @param {string} place
 * @param {string[]} codes
 * @param {string} target
 * @returns {[string, string][]}
 */
function localesIndex(place, codes, target) {
  /** @param {string} file */
  const having = (file) => codes.filter((code) => existsSync(`${place}/${code}/${file}`))
  /**
   * @param {string} file
   * @param {string} declaration
   */
  const list = (file, declaration) => {
    const found = having(file)
    return [
      ...found.map((code) => `import ${camelCase(code)} from '@/${place}/${code}/${file}'`),
      '',
      `export const ${declaration} = ${record(found)}`,
    ]
  }
  const texts = 'texts: Record<string, Record<string, string>>'
  const panel = codes.filter((code) => existsSync(panelFile(code)))
  return [
    [`${target}/common.ts`, moduleText(place, list('common.json', texts))],
    [`${target}/staff.ts`, moduleText(place, list('staff.json', texts))],
    [`${target}/panel.ts`, moduleText(place, list('panel.json', texts))],
    [
      `${target}/flags.ts`,
      moduleText(place, [
        "import type { StaticImageData } from 'next/image'",
        ...list('flag.svg', 'flags: Record<string, StaticImageData>'),
      ]),
    ],
    [
      `${target}/panel-languages.ts`,
      moduleText(place, [
        ...panel.map(
          (code) =>
            `import { ${camelCase(code)} } from '@payloadcms/translations/languages/${camelCase(code)}'`,
        ),
        '',
        `export const panelLanguages = ${record(panel)}`,
      ]),
    ],
  ]
}

/**
 * The languages that are off by default and that this site has switched on: those that it removed later included, as what
 * was written in them is kept.
 * @param {readonly string[]} codes
 */
const kitLanguagesText = (codes) =>
  moduleText('site', [
    ...(codes.length > 0 ? ["import type { LanguageEntry } from '@/src/i18n/language-entry'"] : []),
    ...codes.map((code) => `import ${camelCase(code)} from '@/locales/${code}/language.json'`),
    '',
    `export const kitLanguages = {${lines(
      codes.map((code) => `'${code}': ${camelCase(code)} as LanguageEntry`),
    )}}`,
  ])

const panelFolder = 'node_modules/@payloadcms/translations/dist/languages'

/** @param {string} code */
const panelFile = (code) => `${panelFolder}/${camelCase(code)}.js`

/** @param {string[]} codes */
const record = (codes) =>
  `{${lines(
    codes.map((code) => (camelCase(code) === code ? code : `'${code}': ${camelCase(code)}`)),
  )}}`

/** @param {string[]} entries */
const lines = (entries) => (entries.length ? `\n${entries.map((e) => `  ${e},\n`).join('')}` : '')

/**
 * @param {string} place
 * @param {string[]} body
 */
const moduleText = (place, body) =>
  [`// Written by \`npm run generate:site\` from ${place}/.`, ...body, ''].join('\n')

/** @param {string} name in kebab-case, or a code such as pt-BR */
const camelCase = (name) =>
  name
    .split('-')
    .map((part, index) =>
      index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase(),
    )
    .join('')

/** @param {string} place */
const foldersIn = (place) =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []

/**
 * Folders that have the file by which they are listed. One that is being written does not stop the development server.
 * @param {string} place
 * @param {string} file that they need to have
 */
const foldersWith = (place, file) =>
  foldersIn(place).filter((name) => existsSync(`${place}/${name}/${file}`))

/**
 * @param {string} place
 * @returns {string[]}
 */
const filesBelow = (place) =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesBelow(`${place}/${entry.name}`) : [`${place}/${entry.name}`],
      )
    : []
