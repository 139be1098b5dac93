// Loaded with this file, so that a start with an unusable environment ends here.
import './platform/env'

/** Next calls this once, before it serves. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.TERMINALIA_FRONT !== '1') {
    const { cacheResponses: keepAnswers } = await import('./platform/http/missing')
    keepAnswers()
  }
  if (process.env.NODE_ENV === 'development') {
    // Payload starts while the first page is compiled, and outside of it: React's development build records every
    // promise that is made within a page, which takes longer than to make it. Errors come again with that page.
    const { getLoadedPayload: loadedCms } = await import('./data/payload/loaded-payload')
    void loadedCms().catch(() => undefined)
  }
}
