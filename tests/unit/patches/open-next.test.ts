import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(`node_modules/next/dist/server/${file}`, 'utf8')

it('Next takes resolved settings from this variable', () => {
  expect(read('config.js')).toContain('JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)')
})

it('is needed as long as Next does not hand on the documented option `conf`', () => {
  const [, handedOn = ''] =
    /initResult = await getRequestHandlers\(\{([^}]*)\}/.exec(read('next.js')) ?? []
  expect(handedOn).toContain('dir:')
  expect(handedOn).not.toContain('conf')
})
