import 'server-only'
import type { ModelOutline } from '@/src/domain/media/models/outline'
import type { ModelSize } from '@/src/domain/media/models/read-model'
import { uploadUrl } from '@/src/platform/storage/uploads'
import { cached } from '@/src/data/cache/cached'
import { getPayload, readAsPublic } from '@/src/data/payload'
import { tags } from '@/src/data/cache/tags'

/** A model as the page of its product shows it. */
export interface ShownModel {
  /** As the API gives addresses of uploads; browsers find it behind `/api`. */
  url: string
  /** Bytes. */
  size: number
  measures: ModelSize
  /** Null of one that is too large to be drawn, or was stored before models were. */
  outline: ModelOutline | null
}

/** The newest model of a product; null where it has none. */
export const modelOfProduct = cached(
  'modelOfProduct',
  () => [tags.products()],
  async ({ id }: { id: string }): Promise<ShownModel | null> => {
    const payload = await getPayload()
    const { docs } = await payload.find({
      ...readAsPublic('en'),
      collection: 'product-models',
      where: { products: { in: [id] } },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
    })
    const [model] = docs
    if (!model?.filename) return null
    const { width = 0, depth = 0, height = 0 } = model.size ?? {}
    return {
      url: uploadUrl(model.filename),
      size: model.filesize ?? 0,
      measures: { width: width ?? 0, depth: depth ?? 0, height: height ?? 0 },
      // Made of the file by the collection alone.
      outline: (model.outline as ModelOutline | null | undefined) ?? null,
    }
  },
)
