import './lib/require-node.mjs'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { main, print, CliError } from './lib/output.mjs'
import { npm } from './lib/packages.mjs'
import { tail, run } from './lib/run.mjs'

/** The two packages have 80 MB, of which a browser gets one file. */
const packages = { '@google/model-viewer': '4.4.0', three: '0.183.2' }
const target = 'public/vendor/model-viewer-4.4.0.js'

/**
 * Leaves out three's decoder of compressed meshes: it compiles WebAssembly as soon as it is loaded, which the content
 * policy forbids, and models that need it are refused at upload.
 * @type {import('esbuild').Plugin}
 */
const withoutDecoder = {
  name: 'without decoder',
  setup: ({ onLoad }) =>
    onLoad({ filter: /meshopt_decoder\.module\.js$/ }, () => ({
      contents: 'export const MeshoptDecoder = { supported: false, ready: Promise.resolve() }',
    })),
}

/**
 * `npm run vendor:model-viewer`: bundles model-viewer and three into the one file that
 * `blocks/product-detail/viewer.ts` loads. For a new version change `packages`, `target` and that file.
 */
await main(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-vendor-'))
  try {
    await install(folder)
    const entry = path.join(folder, 'node_modules/@google/model-viewer/lib/model-viewer.js')
    const { metafile } = await build({
      entryPoints: [entry],
      outfile: target,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      plugins: [withoutDecoder],
      metafile: true,
      logLevel: 'warning',
    })
    writeFileSync(
      target,
      `${licences(folder, packagesIn(metafile))}\n${readFileSync(target, 'utf8')}`,
    )
    print(`${target} is written.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** @param {string} folder */
async function install(folder) {
  const [command, ...args] = npm()
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const options = ['--prefix', folder, '--ignore-scripts', '--no-package-lock']
  const { code, lines } = await run(command, [...args, 'install', ...options, ...wanted])
  if (code !== 0) throw new CliError(`npm could not install them:\n${tail(lines)}`)
}

/**
 * @param {import('esbuild').Metafile} metafile
 * @returns {string[]} the names of all packages whose code is in the bundle
 */
function packagesIn({ inputs }) {
  const names = Object.keys(inputs).map(
    (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1],
  )
  return [...new Set(names)].filter((name) => name !== undefined).sort()
}

/**
 * @param {string} folder
 * @param {string[]} names
 * @returns {string} a comment with the packages and their licences
 */
function licences(folder, names) {
  const texts = names.map((name) => {
    const home = path.join(folder, 'node_modules', name)
    const { version, license } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
    const file = readdirSync(home).find((each) => /^licen[cs]e/i.test(each))
    const text = file ? readFileSync(path.join(home, file), 'utf8').trim() : ''
    return `${name} ${version} (${license})\n\n${text}`
  })
  return `/*!\n${texts.join('\n\n---\n\n').replaceAll('*/', '* /')}\n*/`
}
