import 'server-only'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { listClosedModules, moduleAt, type ModuleName } from '@/src/domain/settings/modules'
import { cached, withFallback } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { moduleOfLink } from '@/src/domain/settings/linked-place'
import { asEditor } from './index'
import { tags } from '@/src/data/cache/tags'

/**
 * The modules that are off in the settings. In a preview the draft of the settings counts. Where the settings
 * cannot be read, every module is on.
 */
export const closedModules = (): Promise<ModuleName[]> =>
  withFallback(readClosed({ isPreview: true }), [])

/** The modules that are off for visitors. @throws where the settings cannot be read */
export const closedForVisitors = (): Promise<ModuleName[]> => readClosed({ isPreview: false })

/** Returns a test for paths, without a language, that no disabled module covers. */
export async function openPaths(): Promise<(path: string) => boolean> {
  const closed = await closedModules()
  return (path) => !closed.includes(moduleAt(path) as ModuleName)
}

/** The same for links as they are written. */
export async function openLinks(): Promise<(href: string) => boolean> {
  const closed = await closedModules()
  return (href) => !closed.includes(moduleOfLink(href) as ModuleName)
}

/** A read of a module's records, which answers `nothing` while the module is off. */
export const inModule =
  <Query extends { lng: Language }, Answer>(
    name: ModuleName,
    read: (query: Query) => Promise<Answer>,
    nothing: Answer,
  ): ((query: Query) => Promise<Answer>) =>
  async (query) =>
    (await closedModules()).includes(name) ? nothing : read(query)

const readClosed = cached(
  'closedModules',
  () => [tags.settings()],
  async ({ isPreview }: { isPreview: boolean }): Promise<ModuleName[]> => {
    const payload = await getPayload()
    const reader = isPreview ? await asEditor(defaultLanguage) : readAsPublic(defaultLanguage)
    const { modules } = await payload.findGlobal({ ...reader, slug: 'site-settings' })
    return listClosedModules(modules)
  },
)
