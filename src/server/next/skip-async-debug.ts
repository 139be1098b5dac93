import asyncHooks from 'node:async_hooks'

/** React's development build lies in Next's compiled runtime of pages, under `node_modules/next/dist/compiled`. */
const ofReact = /next-server[\\/]app-page/

/**
 * In development React notes for every promise of the process where it was made and who waited for it, which React's
 * DevTools show as "suspended by". Each note takes a stack: half of what the server works for a page. A hook that React
 * asks for is made, and never runs; errors, stacks and owners of components are as they were.
 * `REACT_ASYNC_DEBUG=on` leaves it to React.
 */
export function skipAsyncDebug(): void {
  if (process.env.REACT_ASYNC_DEBUG === 'on') return
  const { createHook } = asyncHooks
  asyncHooks.createHook = (callbacks) =>
    createHook(ofReact.test(new Error().stack ?? '') ? {} : callbacks)
}
