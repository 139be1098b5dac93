import { familyAt } from '@/src/domain/catalogue/families'

/** Parts of the site that its owner can turn off as a whole. */
export const moduleNames = [
  'news',
  'careers',
  'families',
  'solutions',
  'industries',
  'downloads',
  'security',
] as const

export type ModuleName = (typeof moduleNames)[number]

/** The modules that are off, as the settings have it. */
export const listClosedModules = (
  modules: Partial<Record<ModuleName, boolean | null>> | null | undefined,
): ModuleName[] => moduleNames.filter((name) => modules?.[name] === false)

/** The module that a path, without a language, belongs to; null for what is always there. */
export function moduleAt(path: string): ModuleName | null {
  if (familyAt(path) !== null) return 'families'
  const [, folder] = path.split('/')
  return moduleNames.find((name) => name !== 'families' && name === folder) ?? null
}
