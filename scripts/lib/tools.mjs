import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The programs of our packages, as arguments for `node`: no shell, and the same on every system. */
export const tools = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  payload: 'node_modules/payload/bin.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  stylelint: 'node_modules/stylelint/bin/stylelint.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/**
 * @param {...string} names
 * @returns {string | undefined} the first of these programs that is on the PATH
 */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isProgram(file))
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
