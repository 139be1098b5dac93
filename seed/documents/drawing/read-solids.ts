import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { readSolids, type Solid } from '@/src/domain/media/models/solids'

/**
 * Reads the parts of a machine out of its 3D model, the largest first.
 * @param content glTF binary
 */
export const readModelSolids = async (content: Buffer): Promise<Solid[]> =>
  readSolids(await new NodeIO().registerExtensions(ALL_EXTENSIONS).readBinary(content))
