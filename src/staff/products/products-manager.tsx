'use client'

import { useState } from 'react'
import { BulkBar } from '../kit/bulk-bar'
import { Button } from '../kit/button'
import { Confirm } from '../kit/confirm'
import { EntryList } from '../kit/entry-list'
import { useListState } from '../kit/list-state'
import { pictureOf } from '../kit/pictures'
import { useApi } from '../kit/query'
import { listPath, selecting, whereAll, write, type ListAnswer } from '../kit/records'
import { statusCondition, StatusFilter } from '../kit/status-filter'
import { rowsPerPage } from '../kit/table-pages'
import { Filter, TableTools } from '../kit/table-tools'
import { useLanguage, useTexts } from '../kit/texts'
import { useThumbnails } from '../kit/thumbnails'
import { toastFailure } from '../kit/toast-failure'
import { inTrash, remove, takeBack } from '../kit/trash'
import { useColumns } from '../kit/use-columns'
import { useEntry } from '../kit/use-entry'
import { useSelection } from '../kit/use-selection'
import { CatalogueFile } from './catalogue-file'
import { ProductForm, type ListedCategory } from './product-form'
import { productColumns, type ListedProduct } from './product-columns'
import type { StoredProduct } from './product-values'

const filters = ['category', 'featured', 'status']

/** Managing products (specification, section 2). */
export function ProductsManager() {
  const t = useTexts()
  const lng = useLanguage()
  const state = useListState('order', filters)
  const categories = useApi<ListAnswer<ListedCategory>>(
    listPath('categories', {
      depth: 0,
      limit: 1000,
      sort: 'order',
      locale: lng,
      ...selecting('name', 'slug', 'order'),
    }),
  )
  const list = useApi<ListAnswer<ListedProduct>>(pathOf(state, lng))
  const { entry, create, edit, close } = useEntry<StoredProduct>('products')
  const isTrash = inTrash(state)
  const [selected, setSelected] = useSelection(state.filter('status'))
  const [doomed, setDoomed] = useState<ListedProduct | null>(null)
  const allCategories = categories.data?.docs ?? []
  const rows = list.data?.docs ?? []
  const thumbnailOf = useThumbnails(rows.map(pictureOf))
  const { columns, choice } = useColumns(
    'products',
    productColumns(t, lng, new Map(allCategories.map(({ id, name }) => [id, name])), thumbnailOf),
    ['updatedAt', 'slug'],
  )

  const reorder = async (ids: string[]) => {
    try {
      await write('products', 'POST', '/order', { ids })
    } catch (error) {
      toastFailure(t('toast.updateFailed'), error)
    }
  }

  return (
    <section aria-label={t('tab.products')}>
      <TableTools
        state={state}
        end={
          <>
            {choice}
            <CatalogueFile />
            <Button look="loud" onClick={create}>
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
        <StatusFilter state={state} />
      </TableTools>
      <EntryList
        query={list}
        loading={t('product.loading')}
        failed={t('product.loadFailed')}
        none={t('product.none')}
        caption={t('tab.products')}
        columns={columns}
        state={state}
        nameOf={({ name, slug }) => name || slug}
        editLabel={isTrash ? t('bulk.restore') : undefined}
        onEdit={({ id }) => void (isTrash ? takeBack(t, 'products', id) : edit(id))}
        onDelete={setDoomed}
        selected={selected}
        onSelect={setSelected}
        onReorder={state.sort === 'order' && !isTrash ? (ids) => void reorder(ids) : undefined}
      />
      <BulkBar
        collection="products"
        selected={selected}
        onSelect={setSelected}
        actions={
          isTrash
            ? ['restore', 'delete']
            : ['publish', 'unpublish', 'feature', 'unfeature', 'activate', 'deactivate', 'trash']
        }
        nameOf={(id) => rows.find((row) => row.id === id)?.name ?? id}
      />
      {entry ? (
        <ProductForm product={entry.existing} categories={allCategories} onClose={close} />
      ) : null}
      {doomed ? (
        <Confirm
          title={t('product.confirmDelete')}
          text={isTrash ? `${doomed.name} – ${t('bulk.confirmDelete')}` : doomed.name}
          action={t('delete')}
          onConfirm={() =>
            remove(t, {
              isForGood: isTrash,
              collection: 'products',
              id: doomed.id,
              done: t('toast.productDeleted'),
              failed: t('toast.deleteFailed'),
            })
          }
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </section>
  )
}

function pathOf(state: ReturnType<typeof useListState>, lng: string): string {
  const { search, sort, page, filter } = state
  const conditions = [
    ...(filter('category') ? [{ '[categoryId][equals]': filter('category') }] : []),
    ...(filter('featured') ? [{ '[isFeatured][equals]': filter('featured') }] : []),
    ...statusCondition(state),
  ]
  return listPath('products', {
    depth: 0,
    limit: rowsPerPage,
    page,
    sort,
    locale: lng,
    search,
    trash: inTrash(state) ? 'true' : undefined,
    ...whereAll(conditions),
    ...selecting(
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
    ),
  })
}
