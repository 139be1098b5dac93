import { isBuilt } from '@/scripts/lib/build.mjs'

/** Refuses to test the build of other sources: what was changed since would not be there. */
export function requireCurrentBuild(): void {
  if (!isBuilt()) {
    throw new Error('There is no production build of the sources as they are: npm run build')
  }
}
