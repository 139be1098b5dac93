interface WithStaticPaths {
  getStaticPathsWorker: () => {
    loadStaticPaths: () => Promise<{ prerenderedRoutes: [] }>
    end: () => void
  }
}

/**
 * The development server starts a process at the first visit of each route, which loads the whole site once more
 * to ask `generateStaticParams` for addresses. They decide what a build makes ahead; while one develops, only
 * `output: 'export'` and `cacheComponents` use them, and this site has neither. Without that process a first visit
 * takes seconds less.
 */
export async function skipStaticPaths(): Promise<void> {
  const { default: DevServer } = await import('next/dist/server/dev/next-dev-server')
  const server = DevServer.prototype as unknown as Partial<WithStaticPaths>
  // Where a later version of Next has another way, nothing is changed.
  if (typeof server.getStaticPathsWorker !== 'function') return
  server.getStaticPathsWorker = () => ({
    loadStaticPaths: async () => ({ prerenderedRoutes: [] }),
    end: () => {},
  })
}
