'use client'

import { useState } from 'react'
import type { BulkAction } from '@/src/contract/staff/bulk'
import { listFilters } from '@/src/contract/staff/list-views'
import type { Language } from '@/src/i18n/languages'
import { lifeCycleStates } from '@/src/domain/catalogue/life-cycle'
import { type Day, storedFrom } from '@/src/platform/time/days'
import { Button } from '../kit/ui/button'
import { entriesPath, StatusFilter, TrashableList } from '../kit/list/trashable-list'
import { type ListState, useListState } from '../kit/list/list-state'
import { mainPicture } from '../kit/form/pictures'
import { useApi } from '../kit/api/query'
import { listPath, selecting, type ListAnswer } from '../kit/api/records'
import { Filter, TableTools } from '../kit/list/table-tools'
import { companyDay, useCompany } from '../kit/ui/site-facts'
import { Modal } from '../kit/ui/modal'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { useThumbnails } from '../kit/list/cells'
import { useColumns } from '../kit/list/columns'
import { useOrder } from '../kit/list/row-order'
import { useEntry } from '../kit/list/use-opened'
import view from '../kit/list/view.module.css'
import { CatalogueImport } from './catalogue-import'
import { MissingFilter, useCompleteness } from './completeness'
import { ProductForm } from './product-form'
import type { ListedCategory } from './product-side'
import { listedFields, productColumns, type ListedProduct } from './product-columns'
import type { StoredProduct } from './product-values'

const shownFields = [
  'name',
  'slug',
  'categoryId',
  'imageUrl',
  'images',
  'isFeatured',
  'isActive',
  'order',
  '_status',
  'updatedAt',
  ...listedFields.map(({ name }) => name),
]

const bulkActions: BulkAction[] = [
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'activate',
  'deactivate',
  'edit',
  'trash',
]

/** Managing products (specification, section 2). */
export function ProductsManager() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('order', listFilters.products)
  const categories = useApi<ListAnswer<ListedCategory>>(
    listPath('categories', {
      depth: 0,
      limit: 1000,
      sort: 'order',
      locale: lng,
      ...selecting('name', 'slug', 'order', 'family'),
    }),
  )
  const today = companyDay(useCompany())
  const path = pathOf(state, lng, today)
  const list = useApi<ListAnswer<ListedProduct>>(path)
  const { entry, create, edit, close, reopen, gone } = useEntry<StoredProduct>('products')
  const allCategories = categories.data?.docs ?? []
  const thumbnailOf = useThumbnails((list.data?.docs ?? []).map(mainPicture))
  const { columns, choice } = useColumns(
    'products',
    productColumns(
      t,
      lng,
      new Map(allCategories.map(({ id, name }) => [id, name])),
      thumbnailOf,
      today,
      useCompleteness((list.data?.docs ?? []).map(({ id }) => id)),
    ),
    ['updatedAt', 'slug', ...listedFields.map(({ name }) => name)],
  )

  const isByOrder = state.sort === 'order'
  const isOrderable = isByOrder && state.filter('category') !== ''
  const { order, reorder } = useOrder('products')

  return (
    <section aria-label={t('tab.products')}>
      <TableTools
        state={state}
        views="products"
        end={
          <>
            {choice}
            <CatalogueFile />
            <Button look="primary" onClick={create}>
              {t('product.create')}
            </Button>
          </>
        }
      >
        <Filter
          label={t('product.anyCategory')}
          name="category"
          state={state}
          options={allCategories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Filter
          label={t('product.anyFeatured')}
          name="featured"
          state={state}
          options={[
            { value: 'true', label: t('product.onlyFeatured') },
            { value: 'false', label: t('product.notFeatured') },
          ]}
        />
        <Filter
          label={t('lifeCycle.any')}
          name="lifeCycle"
          state={state}
          options={lifeCycleStates.map((value) => ({ value, label: t(`lifeCycle.${value}`) }))}
        />
        <MissingFilter state={state} />
        <StatusFilter state={state} />
      </TableTools>
      {isByOrder && !isOrderable ? (
        <p className={view.lead}>{t('product.orderInCategory')}</p>
      ) : null}
      <TrashableList
        collection="products"
        path={path}
        query={list}
        loading={t('product.loading')}
        failed={t('product.loadFailed')}
        none={t('product.none')}
        hint={{ text: t('product.noneHint') }}
        caption={t('tab.products')}
        columns={columns}
        state={state}
        nameOf={({ name, slug }) => name || slug}
        onEdit={edit}
        order={order}
        onReorder={isOrderable ? reorder : undefined}
        actions={bulkActions}
        deleteTitle={t('product.confirmDelete')}
        deleteText={({ name }, isForGood) =>
          isForGood ? `${name} – ${t('bulk.confirmDelete')}` : name
        }
        deleted={t('toast.productDeleted')}
      />
      {entry ? (
        <ProductForm
          product={entry.existing}
          categories={allCategories}
          onClose={close}
          onReopen={reopen}
        />
      ) : (
        gone
      )}
    </section>
  )
}

function pathOf(state: ListState, lng: Language, today: Day): string {
  const path = entriesPath('products', state, lng, shownFields, [
    ...(state.filter('category') ? [{ '[categoryId][equals]': state.filter('category') }] : []),
    ...stateConditions(state.filter('lifeCycle'), storedFrom(today)),
    ...(state.filter('featured') ? [{ '[isFeatured][equals]': state.filter('featured') }] : []),
  ])
  const missing = state.filter('missing')
  return missing ? `${path}&missing=${encodeURIComponent(missing)}` : path
}

/**
 * The products in a state, as conditions of a list: all of them hold, and of an `or` one does.
 * @param today as it is stored
 */
function stateConditions(state: string, today: string): Record<string, string>[] {
  const isServed = {
    '[or][0][endOfSupportDay][exists]': 'false',
    '[or][1][endOfSupportDay][greater_than_equal]': today,
  }
  switch (state) {
    case 'inSale':
      return [{ '[lastOrderDay][exists]': 'false' }, isServed]
    case 'lastOrder':
      return [{ '[lastOrderDay][greater_than_equal]': today }, isServed]
    case 'supportOnly':
      return [{ '[lastOrderDay][less_than]': today }, isServed]
    case 'withdrawn':
      return [{ '[endOfSupportDay][less_than]': today }]
    default:
      return []
  }
}

/** The catalogue as a file: out of the site, and back into it. */
function CatalogueFile() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('csv.title')}</Button>
      {isOpen ? (
        <Modal size="large" title={t('csv.title')} onClose={() => setOpen(false)}>
          <CatalogueImport />
        </Modal>
      ) : null}
    </>
  )
}
