import './lib/require-node.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { ensureSecret, loadSettings } from './lib/environment.mjs'
import { main, print } from './lib/output.mjs'
import { writeSiteIndex } from './lib/site-index.mjs'
import { missingTexts } from './lib/missing-texts.mjs'
import { withLanguages } from './lib/nginx-languages.mjs'

/**
 * `npm run generate:site`: lists what was added to `site/` and `locales/`, writes the languages into nginx's
 * configuration, and says which texts are not translated yet. What comes after it, `generate:types` and
 * `migrate:create`, loads the site's configuration, which needs a secret also in a clone that never started.
 */
await main(async () => {
  loadSettings('development')
  ensureSecret()
  const written = writeSiteIndex()
  const { tsImport } = await import('tsx/esm/api')
  const { languages } = await tsImport('../src/i18n/languages.ts', import.meta.url)
  const nginx = 'deploy/nginx.conf'
  const before = readFileSync(nginx, 'utf8')
  const after = withLanguages(before, languages)
  if (after !== before) {
    writeFileSync(nginx, after)
    written.push(nginx)
  }
  print(written.length > 0 ? written.map((file) => `  ${file}`).join('\n') : 'Nothing has changed.')
  for (const line of missingTexts()) print(`  ${line}`)
})
