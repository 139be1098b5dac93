import { print } from '../output.mjs'
import { fileIn } from './git.mjs'

/**
 * @import { Env } from '../environment.mjs'
 * @import { Conflict, Upgrade } from './state.mjs'
 */

/**
 * Says where both sides changed the same, and what either did there.
 * @param {Conflict[]} conflicts
 */
export function tellConflicts(conflicts) {
  print(`\n${conflicts.length} file(s) were changed by you and by the new release:`)
  for (const { file, ours, theirs } of conflicts) {
    print(`\n  ${file}`)
    for (const subject of ours) print(`    you:      ${subject}`)
    for (const subject of theirs) print(`    upstream: ${subject}`)
  }
  print(
    '\nEdit them until no mark (<<<<<<<, |||||||, >>>>>>>) is left; between ||||||| and ======= stands',
  )
  print('what both began with. Then: npm run upgrade -- --continue')
  print('Or go back to where you were: npm run upgrade -- --undo')
}

/**
 * Says what the release asks to be done by hand.
 * @param {Upgrade} upgrade
 */
export async function tellByHand({ base, target }) {
  const [from, to] = [await releaseIn(base), await releaseIn(target)]
  const updates = updateNotes((await fileIn(target, 'CHANGELOG.md')) ?? '', from)
  if (updates.length > 0) {
    print(`\nTo do by hand, says CHANGELOG.md of ${from} to ${to}:`)
    for (const update of updates) print(`  - ${update}`)
  }
  const { added, removed } = settingsBetween(
    (await fileIn(base, '.env.example')) ?? '',
    (await fileIn(target, '.env.example')) ?? '',
  )
  if (added.length > 0) print(`\nNew settings, see .env.example: ${added.join(', ')}`)
  const used = removed.filter((name) => process.env[name])
  if (used.length > 0) print(`\nYou set what no longer exists: ${used.join(', ')}`)
}

/** @param {string} commit */
async function releaseIn(commit) {
  const text = await fileIn(commit, 'package.json')
  return String(text === undefined ? '' : (JSON.parse(text).version ?? ''))
}

/**
 * What a changelog asks to be done by hand by those who come from a version: entries with **Update**, and those below
 * a heading of that name.
 * @param {string} changelog
 * @param {string} from a version; its own section and older ones are left out
 * @returns {string[]} one line each
 */
export function updateNotes(changelog, from) {
  const newer = changelog.split(/^(?=## )/m).slice(1)
  const end = newer.findIndex((section) => section.startsWith(`## ${from}`))
  return newer
    .slice(0, end < 0 ? undefined : end)
    .flatMap((section) => section.split(/^(?=### )/m))
    .flatMap((part) => {
      const isUpdate = part.startsWith('### Update')
      const entries = part.split(/\n(?=- )/).slice(1)
      return entries.filter((entry) => isUpdate || entry.includes('**Update'))
    })
    .map((entry) => entry.slice(2).replace(/\s+/g, ' ').trim())
}

/**
 * @param {string} before texts of `.env.example`
 * @param {string} after
 */
export function settingsBetween(before, after) {
  const [old, now] = [before, after].map(
    (text) =>
      new Set([...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)),
  )
  const without = (/** @type {Set<string>} */ a, /** @type {Set<string>} */ b) =>
    [...a].filter((name) => !b.has(name))
  return {
    added: without(now ?? new Set(), old ?? new Set()),
    removed: without(old ?? new Set(), now ?? new Set()),
  }
}
