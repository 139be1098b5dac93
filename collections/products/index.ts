import type { CollectionConfig } from 'payload'
import { tags } from '@/src/data/cache/tags'
import { isNotReplaced } from '@/src/domain/catalogue/life-cycle/query'
import { companyDay } from '@/src/domain/settings/company-zone'
import { getAccess, activeAndPublished } from '../access'
import { eachLanguage } from '../all-languages/each-language'
import { checksField } from '../checks/field'
import { forbidFindings } from '../checks/hooks/forbid-findings'
import { draftedComponents, draftedVersions } from '../drafted'
import { bulk } from '../endpoints/bulk'
import { order } from '../endpoints/order'
import { schedule } from '../endpoints/schedule'
import { syncPictures } from '../fields/pictures'
import { fillSlug } from '../fields/slug'
import { audit } from '../hooks/audit'
import { knownRelations } from '../hooks/known-relations'
import { redirectOldAddress } from '../hooks/redirect-old-address'
import { refuseStale } from '../hooks/refuse-stale'
import { revalidate } from '../hooks/revalidate'
import { strictInput } from '../hooks/strict-input'
import { previewed } from '../preview'
import { productCompleteness } from './completeness/endpoint'
import { exportProducts } from './csv/export'
import { importProducts } from './csv/import'
import { productFields } from './fields'
import { checkAttributes } from './hooks/check-attributes'
import { checkLifeCycle } from './hooks/check-life-cycle'
import { checkVariants } from './hooks/check-variants'
import { requireCompleteness } from './hooks/require-completeness'
import { slugOfCategory } from './hooks/slug-of-category'

const { afterChange, afterDelete } = revalidate(() => [tags.products()])

const oldAddress = redirectOldAddress('products')

/** Products of the catalogue (section 3). */
export const products: CollectionConfig = {
  slug: 'products',
  access: getAccess('products', async (req) => ({
    and: [activeAndPublished, isNotReplaced(await companyDay(req.payload, req))],
  })),
  admin: {
    ...previewed('products'),
    components: draftedComponents,
    useAsTitle: 'name',
    group: 'Catalogue',
    defaultColumns: ['name', 'categoryId', 'isFeatured', 'order', '_status', 'updatedAt'],
  },
  defaultSort: 'order',
  versions: draftedVersions,
  trash: true,
  endpoints: [
    bulk('products'),
    order('products'),
    exportProducts,
    importProducts,
    productCompleteness,
    ...schedule('products'),
  ],
  hooks: {
    beforeOperation: [refuseStale, strictInput, knownRelations],
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
  fields: [...productFields, checksField],
}
