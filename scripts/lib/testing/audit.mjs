import { CliError } from '../output.mjs'
import { npm } from '../packages.mjs'
import { run } from '../run.mjs'

/**
 * A report as npm writes it; in `via` stand holes, and names of packages that have them.
 * @typedef {{ vulnerabilities: Record<string, { via: (Hole | string)[] }> }} AuditReport
 *
 * @typedef {{ name: string, severity: string, title: string, url?: string }} Hole
 */

/**
 * Advisories that do not concern this site, by their number, and why. Each is looked at again with every
 * release.
 * @type {Record<string, string>}
 */
export const accepted = {}

const grave = ['moderate', 'high', 'critical']

/**
 * Asks the registry for known holes in the packages that the server runs on.
 * @returns {Promise<string | undefined>} why nothing could be found out, undefined where all is well
 * @throws CliError that names the holes
 */
export async function auditPackages() {
  const [command, ...args] = npm()
  const options = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const { lines } = await run(command, [...args, ...options])
  const { vulnerabilities } = parsed(lines) ?? {}
  if (!vulnerabilities) return 'the registry tells nothing about known holes'
  const holes = findVulnerabilities({ vulnerabilities }).filter(({ id }) => !(id in accepted))
  if (holes.length === 0) return undefined
  throw new CliError(holes.map(({ id, name, title }) => `${name}: ${title} (${id})`).join('\n'))
}

/** @param {AuditReport} report */
export function findVulnerabilities({ vulnerabilities }) {
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via
      .filter((hole) => typeof hole === 'object')
      .filter(({ severity }) => grave.includes(severity)),
  )
  const holes = found.map(({ name, title, url = '' }) => ({
    name,
    title,
    id: url.split('/').at(-1) ?? '',
  }))
  return [...new Map(holes.map((hole) => [hole.id, hole])).values()]
}

/**
 * npm's own warnings may stand before the report.
 * @param {string[]} lines
 * @returns {Partial<AuditReport> | undefined}
 */
function parsed(lines) {
  const text = lines.join('\n')
  try {
    return JSON.parse(text.slice(text.indexOf('\n{') + 1))
  } catch {
    return undefined
  }
}
