import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dataFolder } from '../data-folder.mjs'
import { demoProgram } from '../site-index.mjs'
import { bad, good, odd } from './finding.mjs'

/**
 * @import { Env } from '../environment.mjs'
 * @import { Finding } from './finding.mjs'
 */

const day = 24 * 60 * 60 * 1000

/** Memory that a build may need, bytes. */
const memoryOfBuild = 3e9

/**
 * Looks at what a site needs before visitors come.
 * @param {Env} [env]
 * @returns {Promise<Finding[]>}
 */
export async function checkLive(env = process.env) {
  return [
    ...checkDemo(env),
    ...(await checkAddress(env.SITE_URL)),
    ...checkMail(env),
    checkBackup(path.join(dataFolder(), 'last-backup.json')),
    ...(env.INDEXING === 'off'
      ? [odd('INDEXING=off keeps search engines away', 'Remove it when the site goes live.')]
      : []),
    ...(os.totalmem() < memoryOfBuild
      ? [odd('A build may run out of memory here', 'Add swap, or build on another machine.')]
      : []),
  ]
}

/** @param {Env} env */
const checkDemo = (env) =>
  !env.DATABASE_URI && existsSync(demoProgram)
    ? [bad('This is the demo, whose passwords are public', 'Set DATABASE_URI.')]
    : []

/**
 * @param {string | undefined} site
 * @returns {Promise<Finding[]>}
 */
async function checkAddress(site) {
  if (!site) {
    return [
      odd(
        'SITE_URL is not set',
        'Set it: links in emails and for search engines need the public address.',
      ),
    ]
  }
  const { protocol } = new URL(site)
  const answer = await checkAnswer(site)
  if (protocol === 'http:') {
    return [
      odd(
        `${site} is not encrypted`,
        'Terminate TLS in a proxy, and let SITE_URL start with https:',
      ),
      answer,
    ]
  }
  // A name that leads nowhere says nothing of its unencrypted address.
  return answer.mark === 'good' ? [answer, await checkRedirect(site)] : [answer]
}

/** @param {string} site */
async function checkAnswer(site) {
  const health = new URL('/api/health', site)
  try {
    const answer = await fetch(health, { signal: AbortSignal.timeout(10_000) })
    const { version } = await answer.json()
    return answer.ok && version
      ? good(`${site} answers, with version ${version}`)
      : bad(`${health} answers ${answer.status}`, 'Check the logs of the server and the proxy.')
  } catch (error) {
    return bad(
      `${site} does not answer as this site: ${reason(error)}`,
      'Check that the server runs and that DNS, firewall, and proxy point here.',
    )
  }
}

/** @param {string} site */
async function checkRedirect(site) {
  const plain = new URL(site.replace(/^https:/, 'http:'))
  try {
    const answer = await fetch(plain, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    const target = answer.headers.get('location') ?? ''
    return target.startsWith('https:')
      ? good(`${plain.href} leads to https`)
      : odd(
          `${plain.href} responds without redirecting to https`,
          'Configure the proxy to redirect it.',
        )
  } catch {
    return good(`${plain.href} is closed`)
  }
}

/** @param {Env} env */
function checkMail({ SMTP_URL: server, MAIL_FROM: sender }) {
  if (!server) {
    return [
      odd(
        'No emails are sent',
        'Set SMTP_URL to notify staff of inquiries and to send downloads to visitors.',
      ),
    ]
  }
  return !sender || /@(example\.|localhost)/.test(sender)
    ? [
        odd(
          'Emails have no sender address',
          'Set MAIL_FROM: other servers reject emails without a valid sender.',
        ),
      ]
    : [good(`Emails are sent from ${sender}`)]
}

/** @param {string} note that `npm run backup` writes */
function checkBackup(note) {
  const advice = 'npm run backup -- FILE, each night, and copies on another machine.'
  if (!existsSync(note)) return odd('There is no backup yet', advice)
  const days = Math.floor(
    (Date.now() - Date.parse(JSON.parse(readFileSync(note, 'utf8')).madeAt)) / day,
  )
  return days < 2
    ? good('The last backup is at most two days old')
    : odd(`The last backup is ${days} days old`, advice)
}

/** @param {unknown} error */
function reason(error) {
  const { cause, message } = /** @type {Error & { cause?: Error }} */ (error)
  return cause?.message ?? message
}
