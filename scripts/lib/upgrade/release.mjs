import { CliError } from '../output.mjs'
import { commitOf, fileIn, git, tryGit } from './git.mjs'

/** Upstream's branches and tags are kept apart from the site's own, which may have a v1.0.0 too. */
const heads = 'refs/upgrade/heads'
const tags = 'refs/upgrade/tags'

/**
 * Fetches upstream and finds the release to take.
 * @param {string} remote name, address or path
 * @param {string} [wanted] tag, branch or commit; the newest release where none is named
 * @returns {Promise<{ name: string, target: string }>}
 */
export async function findRelease(remote, wanted) {
  const refs = [`+refs/heads/*:${heads}/*`, `+refs/tags/*:${tags}/*`]
  const { code, lines } = await tryGit('fetch', '--no-tags', '--prune', remote, ...refs)
  if (code !== 0) {
    throw new CliError(
      `Upstream cannot be fetched from "${remote}":\n${lines.slice(-3).join('\n')}\n` +
        'Name it once: git remote add upstream URL; or for this time: npm run upgrade -- --from URL',
    )
  }
  const name = wanted ?? (await newestRelease())
  if (!name) throw new CliError('Upstream has no tag such as v1.2.3. Name a branch: --to main')
  const target =
    (await commitOf(`${tags}/${name}`)) ??
    (await commitOf(`${heads}/${name}`)) ??
    (await commitOf(name))
  if (!target) throw new CliError(`Upstream has no tag, branch or commit ${name}.`)
  return { name, target }
}

async function newestRelease() {
  const names = await git('for-each-ref', '--format=%(refname:lstrip=3)', tags)
  return names
    .filter((name) => /^v\d+\.\d+\.\d+$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)
}

/**
 * The commit of upstream that the site stands on.
 * @param {string} target
 * @param {string} [began] the release that the site began as, where its history does not tell
 * @returns {Promise<string>}
 */
export async function findBase(target, began) {
  const { code, lines } = await tryGit('merge-base', 'HEAD', target)
  if (code === 0 && lines[0]) return lines[0]
  const version = JSON.parse((await fileIn('HEAD', 'package.json')) ?? '{}').version
  const name = began ?? `v${version}`
  const base = (await commitOf(`${tags}/${name}`)) ?? (began ? await commitOf(began) : undefined)
  if (!base) {
    throw new CliError(
      'This site has no history in common with upstream. Say which release it began as, by its tag or commit:\n' +
        '  npm run upgrade -- --base v0.1.0',
    )
  }
  const [tree = ''] = await git('rev-parse', 'HEAD^{tree}')
  const message = `This site began as ${name} of upstream`
  const [joined = ''] = await git('commit-tree', tree, '-p', 'HEAD', '-p', base, '-m', message)
  await git('reset', '--quiet', joined)
  return base
}
