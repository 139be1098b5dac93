import asyncHooks from 'node:async_hooks'
import { createRequire } from 'node:module'
import 'next/dist/server/node-environment'
import { skipAsyncDebug } from '@/src/server/next/skip-async-debug'

/** Prints for each hook that Next's development build of React asks for, which calls of it reach Node. */
const { createHook } = asyncHooks
const asked: string[][] = []
asyncHooks.createHook = (callbacks) => {
  if ((new Error().stack ?? '').includes('app-page')) asked.push(Object.keys(callbacks))
  return createHook(callbacks)
}
skipAsyncDebug()
createRequire(import.meta.url)('next/dist/compiled/next-server/app-page-turbo.runtime.dev.js')
console.log(JSON.stringify(asked))
