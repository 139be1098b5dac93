import './lib/require-node.mjs'
import { parseArgs } from 'node:util'
import { blockAddresses, signIn, writeBlockPicture } from './lib/screenshots/blocks.mjs'
import { openBrowser } from './lib/screenshots/browser.mjs'
import { CliError, main, step } from './lib/output.mjs'

/**
 * `npm run blocks:pictures -- http://localhost:3000`: photographs every block of the gallery of a running
 * demo for the editor's drawer, into `public/blocks/`. `--only hero,faq` takes these alone; another site's
 * staff sign in by `STAFF_USERNAME` and `STAFF_PASSWORD`.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, out: { type: 'string', default: 'public' } },
  })
  const [base] = positionals
  if (!base) throw new CliError('Name the site: npm run blocks:pictures -- http://localhost:3000')
  const browser = await openBrowser()
  try {
    const context = await signIn(browser, base)
    const wanted = values.only.split(',').filter(Boolean)
    const blocks = (await blockAddresses(context)).filter(
      ({ slug }) => wanted.length === 0 || wanted.includes(slug),
    )
    await step(`${blocks.length} blocks`, async (say) => {
      for (const block of blocks) {
        say(block.slug)
        await writeBlockPicture(context, block, `${values.out}/blocks/${block.slug}.webp`)
      }
    })
  } finally {
    await browser.close()
  }
})
