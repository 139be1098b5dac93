/**
 * A font that was stored, as what draws cards can read it: unpacked, and of one weight.
 * @param weight what a font that varies is set to; null for others
 */
export async function drawnFrom(woff2: Buffer, weight: number | null): Promise<Buffer> {
  const [{ convert }, { default: subsetFont }] = await Promise.all([
    import('fontverter'),
    import('subset-font'),
  ])
  return weight === null
    ? convert(woff2, 'sfnt')
    : subsetFont(woff2, undefined, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes: { wght: weight },
      })
}
