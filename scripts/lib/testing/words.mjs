import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Limits of what the code may hold; the check fails above them. They are today's counts: lower them with each file
 * that is mended, and never raise them.
 */
export const limits = {
  'docstrings that begin with a question': 0,
  'exported functions named *Of': 37,
  'names that have a better one': 0,
}

/** @typedef {keyof typeof limits} Rule */

/** Words of a relative clause or a question; a docstring begins with a verb or a noun. */
const questions = 'How|Of|Told|What|When|Where|Whether|Who|Whoever|Why'

/**
 * Names that are given up, with those in use. Only declarations count: a property may be called by any word.
 * @type {Record<string, string>}
 */
const betterNames = {
  AskedFor: 'CacheKeyParts',
  Mend: 'Fix',
  Rehearsed: 'DryRunAborted',
  Surroundings: 'CheckContext',
  Told: 'ErrorContent',
  asVisitor: 'readAsPublic',
  askedDocuments: 'parseDocumentsQuery',
  askedFor: 'cacheKeyParts',
  awayMessage: 'unavailableMessage',
  breathe: 'yieldToEventLoop',
  catchUp: 'syncInvalidations',
  cms: 'getPayload',
  expiries: 'invalidations',
  findKeptSheet: 'findCachedSheet',
  forEverybody: 'publicReadContext',
  giveAgain: 'serveCached',
  groupsOfCategories: 'groupByCategory',
  holdPage: 'bufferHtmlResponse',
  isCurrent: 'isFresh',
  isDatabaseAway: 'isDatabaseUnavailable',
  isStaffUnread: 'isAuthUnavailable',
  keepAnswers: 'cacheResponses',
  keepLanguage: 'storeLanguage',
  keepLastSuperAdmin: 'requireOneSuperAdmin',
  keepStatus: 'preserveStatus',
  keptChanges: 'storedChanges',
  lastWords: 'tail',
  leadTo: 'redirectTo',
  leaveOutHidden: 'omitHiddenBlocks',
  leaveOutUnreadable: 'omitUnreadable',
  loadedCms: 'getLoadedPayload',
  makeWhole: 'wrapInTransactions',
  mendSoon: 'scheduleFixes',
  mendsOf: 'findFixes',
  migrateWhole: 'migrateInTransaction',
  noteDamage: 'recordCorruption',
  noteNoHits: 'recordEmptySearch',
  objectOf: 'asRecord',
  openLayout: 'removeDisabledModuleLinks',
  orElse: 'withFallback',
  pageOfList: 'paginate',
  patience: 'timeoutMs',
  placeForForm: 'acquireUploadSlot',
  previewer: 'previewContext',
  refuseWayBack: 'refuseDownMigrations',
  rowsOfCategories: 'listCategoryRows',
  stopRehearsals: 'interceptDryRunWrites',
  takeSteps: 'runSteps',
  tellApprovers: 'notifyApprovers',
  tellAsker: 'notifyRequester',
  tellServer: 'notifyServer',
  toolsOf: 'listFormatTools',
  useHoldPage: 'useModalHeader',
}

/** A site's own code, in `site` and `packages`, is held to nothing here. */
const folders = ['blocks', 'collections', 'scripts', 'seed', 'src', 'tests']

/** Files that programs write. */
const generated = /^src\/(?:generated|migrations)\//

/**
 * Reads all code.
 * @param {string} [root]
 * @returns {Code[]}
 */
export function readCode(root = '.') {
  const inFolders = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    )
  return [...readdirSync(root).filter((name) => name.includes('.config.')), ...inFolders]
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !generated.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** @typedef {{ file: string, text: string }} Code */

/**
 * Finds what the limits count.
 * @param {Code[]} code
 * @returns {Record<Rule, string[]>} each with its place, as `file:line: words`
 */
export const findWords = (code) => ({
  'docstrings that begin with a question': find(
    code,
    new RegExp(String.raw`^[ \t]*\/\*\*[\s*]*((?:${questions})\b[^\n]{0,60})`, 'gm'),
  ),
  'exported functions named *Of': find(
    code,
    /^export (?:default )?(?:async )?(?:function\*? |const )([A-Za-z]\w*Of)\b/gm,
  ),
  'names that have a better one': find(
    code,
    new RegExp(
      String.raw`^(?:export )?(?:default )?(?:async )?(?:function\*? |const |let |class |interface |type )(${Object.keys(betterNames).join('|')})\b`,
      'gm',
    ),
  ),
})

/**
 * Compares what was found with the limits.
 * @param {Record<Rule, string[]>} found
 * @returns {string[]} a sentence for each limit that is passed, with the places
 */
export const findExcesses = (found) =>
  rules.flatMap((rule) => {
    const places = found[rule]
    if (places.length <= limits[rule]) return []
    const shown = places.slice(0, 40).map((place) => `\n  ${place}`)
    return [`${places.length} ${rule}, at most ${limits[rule]} are allowed:${shown.join('')}`]
  })

/**
 * Counts lines and modules of the code by its first folders, largest first; nothing depends on it.
 * @param {Code[]} code
 * @returns {[folder: string, count: { lines: number, modules: number }][]}
 */
export function countCode(code) {
  /** @type {Map<string, { lines: number, modules: number }>} */
  const counts = new Map()
  for (const { file, text } of code) {
    const parts = path.posix.dirname(file).split('/')
    const folder = parts.slice(0, parts[0] === 'src' ? 2 : 1).join('/')
    const { lines, modules } = counts.get(folder) ?? { lines: 0, modules: 0 }
    counts.set(folder, { lines: lines + text.split('\n').length - 1, modules: modules + 1 })
  }
  return [...counts].sort(([, one], [, other]) => other.lines - one.lines)
}

export const rules = /** @type {Rule[]} */ (Object.keys(limits))

/**
 * @param {Code[]} code
 * @param {RegExp} pattern its first group is what a place shows
 */
const find = (code, pattern) =>
  code.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(({ 0: all, 1: words, index }) => {
      const line = text.slice(0, index + all.indexOf(String(words))).split('\n').length
      const better = betterNames[String(words)]
      return `${file}:${line}: ${words}${better ? `, better ${better}` : ''}`
    }),
  )
