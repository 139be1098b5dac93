import type { TFunction } from 'i18next'
import { langOf } from '@/src/i18n/page-language'
import type { Filtered } from '@/src/lib/catalogue/filter'
import { sorts, valuePrefix } from '@/src/lib/catalogue/list-query'
import { familyName } from './family-name'
import { FilterFields, type FilterGroup } from './filter-fields.client'

interface Props {
  filters: Omit<Filtered, 'rows'>
  /** Whether the site says that its products have families. */
  hasFamilies: boolean
  t: TFunction
}

/** By what the list may be narrowed. */
export function FilterForm({ filters, hasFamilies, t }: Props) {
  const { query, families, categories, featured, facets } = filters
  const groups: FilterGroup[] = [
    {
      title: t('products.family'),
      name: 'family',
      options: hasFamilies
        ? families.map((option) => ({ ...option, name: familyName(option.key, t) }))
        : [],
    },
    { title: t('products.category'), name: 'category', options: categories },
    ...facets.map(({ key, name, options }) => ({
      title: name,
      name: `${valuePrefix}${key}`,
      options,
      lang: langOf(name, ...options.map((option) => option.name)),
    })),
    {
      title: t('products.featured'),
      name: 'featured',
      options:
        featured.count > 0 || featured.isChosen
          ? [{ ...featured, name: t('products.onlyFeatured') }]
          : [],
    },
  ]
  return (
    <FilterFields
      q={query.q}
      sort={query.sort}
      sorts={sorts.map((sort) => [sort, t(`products.sort.${sort}`)])}
      groups={groups.filter(({ options }) => options.length > 0)}
      words={{ filter: t('products.filter'), sort: t('products.sort'), apply: t('products.apply') }}
    />
  )
}
