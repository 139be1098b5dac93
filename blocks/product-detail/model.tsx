import type { Translate } from '@/src/i18n/translate'
import type { Product } from '@/src/contract/product'
import { withFallback } from '@/src/data/cache/cached'
import { modelOfProduct } from '@/src/data/catalogue/product-models'
import type { Language } from '@/src/i18n/languages'
import { measuresIn } from '@/src/domain/catalogue/attributes/format'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { formatBytes } from '@/src/i18n/format'
import { ModelOpener } from '../lazy.client'

interface Props {
  product: Product
  lng: Language
  t: Translate
}

/** Opens the machine's model to turn around; nothing where it has none. */
export async function Model({ product, lng, t }: Props) {
  const model = await withFallback(modelOfProduct({ id: product.id }), null)
  if (!model) return null
  const { width, depth, height } = model.measures
  const named = (name: 'width' | 'depth' | 'height', millimetres: number) => {
    const [metric, imperial] = measuresIn(millimetres, lng)
    const label = (value: string) => t(`model.${name}`, { value })
    return { metric, imperial, inWords: [label(metric), label(imperial)] as [string, string] }
  }
  return (
    <ModelOpener
      address={mediaAddress(model.url)}
      measures={{
        width: named('width', width),
        depth: named('depth', depth),
        height: named('height', height),
      }}
      words={{
        open: t('model.open'),
        download: t('model.download', { size: formatBytes(model.size, lng) }),
        title: t('model.title', { name: product.name }),
        loading: t('model.loading'),
        failed: t('model.failed'),
        noWebgl: t('model.noWebgl'),
        measures: t('model.measures'),
        room: t('model.room'),
        help: t('model.help'),
        views: {
          front: t('model.fromFront'),
          back: t('model.fromBack'),
          left: t('model.fromLeft'),
          right: t('model.fromRight'),
        },
        inside: { open: t('model.opened'), exploded: t('model.exploded') },
        close: t('zoom.close'),
        fullScreen: t('zoom.fullScreen'),
      }}
    />
  )
}
