import { type Document, NodeIO, type Primitive, type Root } from '@gltf-transform/core'
import { ALL_EXTENSIONS, type MappingList } from '@gltf-transform/extensions'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateBytes } from 'gltf-validator'
import { describe, expect, it } from 'vitest'
import { products } from '@/seed/demo/products'
import { demoVariants } from '@/seed/demo/variants'
import { modelsFolder } from '@/seed/product-models'
import { optionTextKey } from '@/src/domain/catalogue/variants/texts'
import { readModel } from '@/src/domain/media/models/read-model'

const pathOf = (slug: string): string => path.join(modelsFolder, `${slug}.glb`)

const read = (slug: string): Promise<Document> =>
  new NodeIO().registerExtensions(ALL_EXTENSIONS).read(pathOf(slug))

const fileOf = (slug: string): Buffer => readFileSync(pathOf(slug))

/** A number as a file holds it, and no zero below zero. */
const stored = (value: number): number => Math.fround(value) + 0

/** Returns the position and rotation of a part of a machine, closed and at the end of each animation. */
function ends(root: Root, part: string) {
  const node = root.listNodes().find((each) => each.getName() === part)
  const endOf = (name: string) =>
    root
      .listAnimations()
      .find((animation) => animation.getName() === name)
      ?.listChannels()
      .filter((channel) => channel.getTargetNode() === node)
      .map((channel) => channel.getSampler()?.getOutput())
      .map((keys) => keys?.getElement(keys.getCount() - 1, []).map(stored))
  return {
    closed: node && [node.getRotation(), node.getTranslation()].map((values) => values.map(stored)),
    open: endOf('open'),
    exploded: endOf('exploded'),
  }
}

const manifest = JSON.parse(
  readFileSync(path.join(modelsFolder, 'manifest.json'), 'utf8'),
) as Record<string, { bytes: number }>

/** Machines whose doors open and whose modules come apart. */
const opening = [
  'atm-a100-lobby',
  'atm-a700-banknote-and-coin-dispenser',
  'cdm-d600-coin-and-note-deposit',
  'crs-r300-lobby-recycler',
]

/** Machines that are made in several finishes, each with the names of their variants. */
const finished = Object.entries(demoVariants).flatMap(([slug, { variants }]) =>
  variants.axes
    .filter(({ key }) => key === 'finish')
    .map(
      ({ key, options }) =>
        [slug, options.map((option) => optionTextKey(key, option.key))] as const,
    ),
)

/** Name of the material that a body has in a variant; undefined where the model lacks the variant. */
function materialIn(body: Primitive, variant: string): string | undefined {
  const list = body.getExtension<MappingList>('KHR_materials_variants')
  const mapping = list
    ?.listMappings()
    .find((each) => each.listVariants().some((one) => one.getName() === variant))
  return (list ? mapping?.getMaterial() : body.getMaterial())?.getName()
}

describe('the models of the demo', () => {
  it.each(opening)('%s opens and comes apart, beginning closed', async (slug) => {
    const root = (await read(slug)).getRoot()
    const names = root.listAnimations().map((animation) => animation.getName())
    expect(names).toEqual(['open', 'exploded'])
    for (const animation of root.listAnimations())
      for (const channel of animation.listChannels()) {
        const path = channel.getTargetPath()
        const node = channel.getTargetNode()
        const keys = channel.getSampler()?.getOutput()
        const atRest = path === 'rotation' ? node?.getRotation() : node?.getTranslation()
        expect(keys?.getElement(0, []).map(stored)).toEqual(atRest?.map(stored))
      }
    const [door, cassettes] = ['door', 'cassettes'].map((part) => ends(root, part))
    expect(door?.open).not.toEqual(door?.closed)
    expect(cassettes?.open).toEqual(cassettes?.closed)
    expect(cassettes?.exploded).not.toEqual(cassettes?.closed)
  })

  it.each(finished)('%s has a variant of materials for each finish', async (slug, names) => {
    const root = (await read(slug)).getRoot()
    const bodies = root.listMeshes().flatMap((mesh) => mesh.listPrimitives())
    const [pictured = [], ...others] = names.map((name) =>
      bodies.map((body) => materialIn(body, name)),
    )
    expect(pictured).toEqual(bodies.map((body) => body.getMaterial()?.getName()))
    for (const other of others) {
      const changed = other.filter((material, index) => material !== pictured[index])
      expect(changed).toContain('anthracite')
      expect(changed.length).toBeLessThan(bodies.length / 3)
    }
  })

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
