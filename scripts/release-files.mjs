import './lib/require-node.mjs'
import { CliError, main, print } from './lib/output.mjs'
import { writeReleaseFiles } from './lib/release-files.mjs'

/** `npm run release:files -- FOLDER`: writes what a release publishes, of the last commit. */
await main(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new CliError('Name a folder: npm run release:files -- FOLDER')
  for (const name of writeReleaseFiles({ folder })) print(`  ${name}`)
})
