import DevServer from 'next/dist/server/dev/next-dev-server'
import { expect, it } from 'vitest'
import { skipStaticPaths } from '@/src/server/next/skip-static-paths'

interface StaticPaths {
  getStaticPathsWorker: () => { loadStaticPaths: () => Promise<object>; end: () => void }
}

it('asks no second process of the development server for the addresses of a route', async () => {
  const server = DevServer.prototype as unknown as StaticPaths
  const before = server.getStaticPathsWorker
  expect(before).toBeTypeOf('function')
  try {
    await skipStaticPaths()
    expect(server.getStaticPathsWorker).not.toBe(before)
    const worker = server.getStaticPathsWorker()
    expect(await worker.loadStaticPaths()).toEqual({ prerenderedRoutes: [] })
    worker.end()
  } finally {
    server.getStaticPathsWorker = before
  }
})
