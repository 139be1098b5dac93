import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Folders whose folders are the subjects that must not import each other in a circle. */
const layers = [
  'src/platform',
  'src/domain',
  'src/data',
  'src/payload',
  'src/server',
  'src/components',
  'collections',
]

it.each(layers)('no folders of %s import each other in a circle', (layer) => {
  const imports = importsBetweenFolders(layer)
  expect(imports.size).toBeGreaterThan(10)
  expect(findCircle(imports)).toBeUndefined()
})

/** The folders that each folder of a layer imports; a file beside them counts as a folder of its own. */
function importsBetweenFolders(layer: string): Map<string, Set<string>> {
  const files = readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(layer, file))
  const folder = (file: string) =>
    (path.posix.relative(layer, file).split('/')[0] ?? '').replace(/\.tsx?$/, '')
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const imported = imports.get(folder(file)) ?? new Set<string>()
    imports.set(folder(file), imported)
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = name.startsWith('@/')
        ? name.slice(2)
        : path.posix.join(path.posix.dirname(file), name)
      if ((name.startsWith('@/') || name.startsWith('.')) && target.startsWith(`${layer}/`)) {
        if (folder(target) !== folder(file)) imported.add(folder(target))
      }
    }
  }
  return imports
}

function findCircle(imports: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  const visit = (name: string, before: string[]): string[] | undefined => {
    if (before.includes(name)) return [...before.slice(before.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...before, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of imports.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return undefined
}
