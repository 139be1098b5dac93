import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeIO } from '@gltf-transform/core'
import { KHRMaterialsVariants, KHRONOS_EXTENSIONS } from '@gltf-transform/extensions'

/** @import { Document } from '@gltf-transform/core' */

const folder = fileURLToPath(new URL('../models', import.meta.url))
const manifestFile = `${folder}/manifest.json`

/** @typedef {[number, number, number, number]} Colour */

/**
 * Finishes of machines. `pictured` and `other` name the variants of models: the axis and the option of the products' variants.
 * `coated`: parts by the names of the studio's materials, panels of the housing, and the marks that are printed on them, which
 * would not be seen on a dark ground. `coats`: base colour (linear) and roughness in the other finish.
 * @type {{
 *   pictured: string
 *   other: string
 *   coats: Record<'panels' | 'marks', { name: string, colour: Colour, roughness: number }>
 *   coated: Record<string, { panels: string[], marks?: string[] }>
 * }}
 */
const { pictured, other, coats, coated } = JSON.parse(
  readFileSync(new URL('finishes.json', import.meta.url), 'utf8'),
)

/**
 * Writes the finishes of machines into their models as `KHR_materials_variants`. Geometry stays as it is, byte by byte.
 * @returns {Promise<string[]>} models that have changed
 */
export async function writeFinishes() {
  const io = new NodeIO().registerExtensions(KHRONOS_EXTENSIONS)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const changed = []
  for (const [slug, materials] of Object.entries(coated)) {
    const file = `${folder}/${slug}.glb`
    const before = readFileSync(file)
    const document = await io.readBinary(before)
    document.getRoot().getAsset().generator = 'Terminalia'
    removeFinishes(document)
    addFinishes(document, materials)
    const content = Buffer.from(await io.writeBinary(document))
    if (content.equals(before)) continue
    replace(file, content)
    manifest[slug].bytes = content.length
    changed.push(slug)
  }
  if (changed.length > 0) replace(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  return changed
}

/** @param {Document} document */
function removeFinishes(document) {
  document.createExtension(KHRMaterialsVariants).dispose()
  const names = Object.values(coats).map(({ name }) => name)
  for (const material of document.getRoot().listMaterials())
    if (names.includes(material.getName())) material.dispose()
}

/**
 * @param {Document} document
 * @param {{ panels: string[], marks?: string[] }} materials
 */
function addFinishes(document, materials) {
  const extension = document.createExtension(KHRMaterialsVariants)
  const asPictured = extension.createVariant(pictured)
  const inOther = extension.createVariant(other)
  for (const part of /** @type {const} */ (['panels', 'marks'])) {
    const { name, colour, roughness } = coats[part]
    const names = (materials[part] ?? []).map((each) => `plain ${each}`)
    if (names.length === 0) continue
    const coat = document
      .createMaterial(name)
      .setBaseColorFactor(colour)
      .setRoughnessFactor(roughness)
      .setMetallicFactor(0)
    for (const body of bodiesOf(document, names)) {
      const list = extension
        .createMappingList()
        .addMapping(
          extension.createMapping().setMaterial(body.getMaterial()).addVariant(asPictured),
        )
        .addMapping(extension.createMapping().setMaterial(coat).addVariant(inOther))
      body.setExtension(extension.extensionName, list)
    }
  }
}

/**
 * @param {Document} document
 * @param {string[]} materials names
 * @returns bodies of these materials
 * @throws Error where there are none of one: the machine has changed
 */
function bodiesOf(document, materials) {
  const all = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  return materials.flatMap((name) => {
    const found = all.filter((body) => body.getMaterial()?.getName() === name)
    if (found.length === 0)
      throw new Error(`A model has nothing of ${name}: see ${import.meta.url}`)
    return found
  })
}

/** @type {(file: string, content: string | Uint8Array) => void} */
function replace(file, content) {
  writeFileSync(`${file}.tmp`, content)
  renameSync(`${file}.tmp`, file)
}
