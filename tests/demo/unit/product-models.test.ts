import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateBytes } from 'gltf-validator'
import { describe, expect, it } from 'vitest'
import { products } from '@/seed/demo/products'
import { modelsFolder } from '@/seed/product-models'
import { readModel } from '@/src/lib/models/read-model'

const fileOf = (slug: string): Buffer => readFileSync(path.join(modelsFolder, `${slug}.glb`))

const manifest = JSON.parse(
  readFileSync(path.join(modelsFolder, 'manifest.json'), 'utf8'),
) as Record<string, { bytes: number }>

describe('the models of the demo', () => {
  it('are those of its products', () => {
    expect(Object.keys(manifest)).toEqual(products.map(({ slug }) => slug).sort())
  })

  it('weigh no more than a page can ask of a phone', () => {
    const sizes = products.map(({ slug }) => fileOf(slug).length)
    expect(Math.max(...sizes)).toBeLessThan(1.5 * 1024 * 1024)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(400 * 1024)
    for (const { slug } of products) expect(manifest[slug]?.bytes, slug).toBe(fileOf(slug).length)
  })

  it.each(products.map(({ slug }) => slug))('%s passes Khronos’ validator', async (slug) => {
    const { issues } = await validateBytes(new Uint8Array(fileOf(slug)), { maxIssues: 20 })
    expect([issues.numErrors, issues.numWarnings, issues.messages]).toEqual([
      0,
      0,
      expect.anything(),
    ])
  })

  it.each(products.map(({ slug, attributes }) => [slug, attributes.dimensions] as const))(
    '%s is as large as its data sheet says, and stands on the ground',
    async (slug, dimensions) => {
      const size = await readModel(fileOf(slug))
      const said = dimensions as typeof size
      for (const side of ['width', 'depth', 'height'] as const) {
        expect(Math.abs(size[side] - said[side]), `${side} ${size[side]}`).toBeLessThanOrEqual(2)
      }
    },
  )
})
