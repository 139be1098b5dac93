interface Files {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/** Every file of a picture, the whole one first. */
export function listFileNames({ filename, sizes }: Files): string[] {
  if (!filename) return []
  const widths = Object.values(sizes ?? {}).map((size) => size?.filename)
  return [filename, ...widths.filter((name) => typeof name === 'string')]
}

/**
 * By which file of a picture each file of another one is followed: the same width, or the whole picture where there is
 * none.
 */
export function followingFiles(from: Files, to: Files): Map<string, string> {
  const original = to.filename
  if (!from.filename || !original) return new Map()
  const widths = Object.entries(from.sizes ?? {}).flatMap(([width, size]) =>
    size?.filename ? [[size.filename, to.sizes?.[width]?.filename ?? original] as const] : [],
  )
  return new Map([[from.filename, original], ...widths])
}
