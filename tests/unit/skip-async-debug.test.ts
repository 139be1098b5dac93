import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Calls of each hook that React asks for while Next's development server loads it. */
function hooksOfReact(variables: Record<string, string> = {}): string[][] {
  const args = ['--import', 'tsx', 'tests/helpers/react-hooks.ts']
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'development', ...variables }
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }))
}

it('keeps React from noting where each promise of the development server was made', () => {
  expect(hooksOfReact()).toEqual([[]])
})

it('leaves it to React where a developer asks for it', () => {
  const hooks = hooksOfReact({ REACT_ASYNC_DEBUG: 'on' })
  expect(hooks).toEqual([expect.arrayContaining(['init', 'promiseResolve'])])
})
