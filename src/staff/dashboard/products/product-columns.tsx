import { formatProductField } from '@/src/components/product-fields'
import { isLocalizedField, productFields } from '@/src/contract/product-fields'
import type { Language } from '@/src/i18n/languages'
import { lifeCycleDaysOf, stateOn } from '@/src/domain/catalogue/life-cycle'
import type { Day } from '@/src/platform/time/days'
import { inLanguage } from '@/src/i18n/localized'
import { Status, Thumbnail, Title } from '../kit/list/cells'
import { mainPicture, type Pictured } from '../kit/form/pictures'
import type { Texts } from '../kit/ui/texts'
import type { StoredVisibility } from '../kit/form/visibility'
import type { Column } from '../kit/list/columns'

import { CompletenessCell, type useCompleteness } from './completeness'
import { When } from '@/src/staff/workflow/when'

export interface ListedProduct extends Pictured, StoredVisibility {
  id: string
  name: string
  slug: string
  categoryId: string
  isFeatured?: boolean | null
  order?: number | null
  updatedAt: string
}

/** Further fields that staff may have in the list. */
export const listedFields = productFields.filter(({ isListed }) => isListed)

export const productColumns = (
  t: Texts,
  lng: Language,
  categories: Map<string, string>,
  thumbnailOf: (url: string | null) => string | null | undefined,
  today: Day,
  completenessOf: ReturnType<typeof useCompleteness> = new Map(),
): Column<ListedProduct>[] => [
  {
    id: 'image',
    label: t('product.image'),
    cell: (product) => <Thumbnail url={thumbnailOf(mainPicture(product))} />,
  },
  {
    id: 'name',
    label: t('product.name'),
    sort: 'name',
    isFixed: true,
    cell: ({ name, slug }) => <Title text={name || slug} />,
  },
  {
    id: 'category',
    label: t('product.category'),
    cell: ({ categoryId }) => categories.get(categoryId) ?? '',
  },
  {
    id: 'featured',
    label: t('product.featured'),
    sort: 'isFeatured',
    cell: ({ isFeatured }) => t(isFeatured ? 'yes' : 'no'),
  },
  {
    id: 'order',
    label: t('product.order'),
    sort: 'order',
    isNumeric: true,
    cell: ({ order }) => order ?? 0,
  },
  { id: 'status', label: t('status.label'), cell: (row) => <Status {...row} /> },
  {
    id: 'lifeCycle',
    label: t('lifeCycle.label'),
    cell: (product) => t(`lifeCycle.${stateOn(today, lifeCycleDaysOf(product))}`),
  },
  {
    id: 'completeness',
    label: t('completeness.label'),
    sort: 'completeness',
    cell: ({ id }) => <CompletenessCell of={completenessOf.get(id)} />,
  },
  { id: 'slug', label: t('product.slug'), sort: 'slug', cell: ({ slug }) => slug },
  {
    id: 'updatedAt',
    label: t('table.updated'),
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <When at={updatedAt} />,
  },
  ...listedFields.map((field) => ({
    id: field.name,
    label: inLanguage(field.label, lng),
    sort: isLocalizedField(field) ? undefined : field.name,
    isNumeric: field.kind === 'number',
    cell: (product: ListedProduct) => formatProductField(field, product, lng, t('yes')),
  })),
]
