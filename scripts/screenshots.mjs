import './lib/require-node.mjs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, main, print, step } from './lib/output.mjs'
import { openBrowser, takePage } from './lib/screenshots/browser.mjs'
import { listPaths } from './lib/screenshots/paths.mjs'
import { writeSheet } from './lib/screenshots/sheet.mjs'

/** @import { PagePicture } from './lib/screenshots/sheet.mjs' */

/**
 * `npm run screenshots -- http://localhost:3000`: photographs every page of a running site, says what does
 * not fit (sideways scrolling, words that stick out, keys instead of texts, pictures that fail), and lays
 * the pictures out on contact sheets, one for each language, scheme and width.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      languages: { type: 'string', default: 'en' },
      schemes: { type: 'string', default: 'light' },
      widths: { type: 'string', default: '390,820,1440' },
      /** Only pages whose path begins so. */
      only: { type: 'string', default: '' },
      /** `docs/screenshots` renews those of the documentation. */
      out: { type: 'string', default: join(tmpdir(), 'terminalia-screenshots') },
    },
  })
  const [base] = positionals
  if (!base) throw new CliError('Name the site: npm run screenshots -- http://localhost:3000')
  const schemes = values.schemes.split(',').map(schemeOf)
  const paths = (await listPaths(base)).filter((path) => path.startsWith(values.only))
  const browser = await openBrowser()
  /** @type {string[]} */
  const faults = []
  for (const lng of values.languages.split(','))
    for (const scheme of schemes) {
      const widths = values.widths.split(',').map(Number)
      await step(`${lng}, ${scheme}: ${paths.length} pages`, async (say) => {
        /** @type {Map<number, PagePicture[]>} */
        const shots = new Map(widths.map((width) => [width, []]))
        for (const path of paths) {
          say(path)
          const taken = await takePage(browser, { base, path, lng, scheme, widths })
          faults.push(...taken.faults)
          for (const { width, image } of taken.shots) shots.get(width)?.push({ path, image })
        }
        for (const [width, pages] of shots)
          await writeSheet(`${values.out}/${lng}-${scheme}-${width}.webp`, pages)
      })
    }
  await browser.close()
  print(`Contact sheets are in ${values.out}`)
  for (const fault of faults) print(fault)
  if (faults.length > 0) throw new CliError(`${faults.length} faults`)
})

/** @param {string} name */
function schemeOf(name) {
  if (name === 'light' || name === 'dark') return name
  throw new CliError(`Unknown mode "${name}". Choose light or dark.`)
}
