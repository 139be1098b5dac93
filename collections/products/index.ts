import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { isNotReplaced } from '@/src/domain/catalogue/life-cycle'
import { companyDay } from '@/src/domain/settings/company'
import { getAccess, activeAndPublished } from '@/src/payload/access'
import { eachLanguage } from '@/src/payload/all-languages/each-language'
import { forbidFindings } from '@/src/payload/checks/hooks/forbid-findings'
import { editedInDashboard } from '@/src/payload/panel-views'
import { draftedVersions } from '@/src/payload/versions/drafted'
import { bulk, bulkFields } from '@/src/payload/bulk/endpoints'
import { order } from '@/src/payload/endpoints/order'
import { schedule } from '@/src/payload/schedule'
import { syncPictures } from '@/src/payload/fields/pictures'
import { fillSlug } from '@/src/payload/fields/slug'
import { audit } from '@/src/payload/activity-logs/audit'
import { knownRelations } from '@/src/payload/input/relations'
import { redirectOldAddress } from '@/src/payload/redirects'
import { refuseStale } from '@/src/payload/versions/refuse-stale'
import { revalidate } from '@/src/payload/hooks/revalidate'
import { strictInput } from '@/src/payload/input/strict-input'
import { productCompleteness } from './completeness'
import { exportProducts } from './csv/export'
import { importProducts } from './csv/import'
import { productFields } from './fields'
import { pageByCompleteness } from './incomplete'
import {
  checkAttributes,
  checkLifeCycle,
  checkVariants,
  requireCompleteness,
  slugOfCategory,
} from './hooks'

const { afterChange, afterDelete } = revalidate(() => [tags.products()])

const oldAddress = redirectOldAddress('products')

/** Products of the catalogue (section 3). */
export const products: CollectionConfig = {
  slug: 'products',
  access: getAccess('products', async (req) => ({
    and: [activeAndPublished, isNotReplaced(await companyDay(req.payload, req))],
  })),
  admin: {
    components: editedInDashboard,
    useAsTitle: 'name',
    group: 'Catalog',
    defaultColumns: ['name', 'categoryId', 'isFeatured', 'order', '_status', 'updatedAt'],
  },
  defaultSort: 'order',
  versions: draftedVersions,
  trash: true,
  endpoints: [
    bulk('products'),
    bulkFields('products'),
    order('products'),
    exportProducts,
    importProducts,
    productCompleteness,
    ...schedule('products'),
  ],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations, pageByCompleteness.beforeOperation],
    afterOperation: [pageByCompleteness.afterOperation],
    beforeValidate: [syncPictures, fillSlug('name', slugOfCategory)],
    beforeChange: [
      eachLanguage(checkAttributes),
      eachLanguage(checkVariants),
      checkLifeCycle,
      requireCompleteness,
      forbidFindings('products'),
      oldAddress.beforeChange,
    ],
    afterChange: [afterChange, oldAddress.afterChange, audit.afterChange],
    afterDelete: [afterDelete, audit.afterDelete],
  },
  fields: productFields,
}
