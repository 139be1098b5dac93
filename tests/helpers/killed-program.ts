import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { programArguments } from '@/scripts/lib/bundles.mjs'
import { loading } from './throwaway'

export interface Death {
  /** Before which of its writes to the database the program ends … */
  at: number
  /** … of those that match this regular expression, where it is given. */
  writing?: string
}

/** Runs a program of ours that loads Payload, and ends it in the middle as `kill -9` would. */
export async function runUntil(
  { at, writing = '' }: Death,
  file: string,
  environment: NodeJS.ProcessEnv,
  ...options: string[]
): Promise<void> {
  const env = {
    ...environment,
    NODE_OPTIONS: loading('die-at-write.mjs'),
    DIE_AT_WRITE: String(at),
    DIE_WRITING: writing,
  }
  const child = spawn(process.execPath, [...programArguments(file), ...options], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const [, signal] = await once(child, 'close')
  expect(signal, `write ${at} ${writing}\n${output}`).toBe('SIGKILL')
}
