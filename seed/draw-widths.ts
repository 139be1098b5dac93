import '@/scripts/lib/production-settings.mjs'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Draws the widths of the demo's pictures that are missing in `seed/media/widths`, and deletes what no picture needs.
 * With `--check` it changes nothing, and ends with 1 where there is something to do. The pictures are brought into an
 * empty database, by Payload and in the widths of the collection: `scripts/lib/widths.mjs` provides it.
 */
process.exitCode = 1

const isCheck = process.argv.includes('--check')
const { missing, unused } = await drawWidths()
const done = isCheck ? 'missing' : 'drawn'
console.log(`widths: ${missing.length} ${done}, ${unused.length} unused`)
process.exit(isCheck && missing.length + unused.length > 0 ? 1 : 0)

async function drawWidths(): Promise<{ missing: string[]; unused: string[] }> {
  const { default: config } = await import('@/payload.config')
  const { getPayload } = await import('payload')
  const { widthsFolder } = await import('./drawn-widths')
  const { seedPictures } = await import('./pictures')
  const payload = await getPayload({ config })
  const before = existsSync(widthsFolder) ? readdirSync(widthsFolder) : []
  const asked = new Set<string>()
  await seedPictures(payload, false, undefined, {
    isStoring: !isCheck,
    onAsked: (name) => asked.add(name),
  })
  const unused = before.filter((name) => !asked.has(name))
  if (!isCheck) for (const name of unused) rmSync(path.join(widthsFolder, name))
  return { missing: [...asked].filter((name) => !before.includes(name)), unused }
}
