import type { Translate } from '@/src/i18n/translate'
import { detectLang } from '@/src/i18n/page-language'
import { unitWords } from '@/src/components/unit-words'
import { unitBehind } from '@/src/domain/catalogue/attributes/format'
import { endName, sorts, valuePrefix } from '@/src/domain/catalogue/list-query'
import type { FilterFacet, ListFilters } from '@/src/domain/catalogue/filter'
import { stateText } from './chosen'
import { FilterFields } from '../lazy.client'
import type { FilterGroup } from './filter-fields.client'

interface Props {
  filters: ListFilters
  /** Number of products in the list. */
  total: number
  /** Id of the list. */
  results: string
  /** True where the site says that its products have families. */
  hasFamilies: boolean
  /** Names a family. */
  familyName: (key: string) => string
  lng: string
  t: Translate
}

/** By what the list may be narrowed. */
export function FilterForm({ filters, total, results, hasFamilies, familyName, lng, t }: Props) {
  const { query, families, categories, featured, states, facets } = filters
  const groups: FilterGroup[] = [
    {
      title: t('products.family'),
      name: 'family',
      options: hasFamilies
        ? families.map((option) => ({ ...option, name: familyName(option.key) }))
        : [],
    },
    { title: t('products.category'), name: 'category', options: categories },
    ...facets.map((facet, index) => ({
      title: facet.name,
      name: `${valuePrefix}${facet.key}`,
      options: facet.options,
      ends: endsOf(facet, lng),
      isFolded: index >= unfolded && !facet.options.some(({ isChosen }) => isChosen),
      lang: detectLang(facet.name, ...facet.options.map((option) => option.name)),
    })),
    {
      title: t('lifeCycle.state'),
      name: 'state',
      options: states.map((option) => ({ ...option, name: t(stateText(option.key)) })),
    },
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
      results={results}
      units={facets.some(hasTwoSystems) ? unitWords(t, lng) : undefined}
      words={{
        filter: t('products.filter'),
        sort: t('products.sort'),
        apply: t('products.apply'),
        show: t('products.show', { count: total }),
        min: t('products.atLeast'),
        max: t('products.atMost'),
      }}
    />
  )
}

/** Number of facets of values that are open from the beginning. */
const unfolded = 4

const hasTwoSystems = ({ ends }: FilterFacet): boolean => (ends?.length ?? 0) > 1

const endsOf = ({ key, ends }: FilterFacet, lng: string): FilterGroup['ends'] =>
  ends?.map(({ unit, unitText = '', system }) => ({
    min: endName('min', key, unit),
    max: endName('max', key, unit),
    behind: unitBehind(unit, unitText, lng).trim(),
    system,
  }))
