import type { TFunction } from 'i18next'
import type { Filtered, FilterOption } from '../../src/lib/catalogue/filter'
import { sorts, valuePrefix } from '../../src/lib/catalogue/list-query'
import css from './filter-form.module.css'
import { SendOnChange } from './send-on-change.client'

interface Props {
  filters: Omit<Filtered, 'rows'>
  t: TFunction
}

/** By what the list may be narrowed: a form that works as it is, and by itself where scripts run. */
export function FilterForm({ filters, t }: Props) {
  const { query, families, categories, featured, facets } = filters
  return (
    <form id="filters" className={css.form} action="/products" method="get">
      <SendOnChange form="filters" />
      {query.q ? <input type="hidden" name="q" value={query.q} /> : null}
      <details className={css.filters}>
        <summary className={css.summary}>{t('products.filter')}</summary>
        <div className={css.groups}>
          <p className={css.sort}>
            <label htmlFor="sort">{t('products.sort')}</label>
            <select key={query.sort} id="sort" name="sort" defaultValue={query.sort}>
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`products.sort.${sort}`)}
                </option>
              ))}
            </select>
          </p>
          <Group
            title={t('products.family')}
            name="family"
            options={families.map((option) => ({ ...option, name: familyName(option.key, t) }))}
          />
          <Group title={t('products.category')} name="category" options={categories} />
          {facets.map(({ key, name, options }) => (
            <Group key={key} title={name} name={`${valuePrefix}${key}`} options={options} />
          ))}
          {featured.count > 0 || featured.isChosen ? (
            <Group
              title={t('products.featured')}
              name="featured"
              options={[{ ...featured, name: t('products.onlyFeatured') }]}
            />
          ) : null}
          <button className={css.submit} type="submit">
            {t('products.apply')}
          </button>
        </div>
      </details>
    </form>
  )
}

/** Name of a family; one that staff made up stands as it is. */
export const familyName = (family: string, t: TFunction): string =>
  t(`products.family.${family}` as 'products.family.banking', { defaultValue: family })

function Group({ title, name, options }: { title: string; name: string; options: FilterOption[] }) {
  if (options.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={`${option.key} ${option.isChosen}`} className={css.option}>
          <input
            id={`${name}-${option.key}`}
            type="checkbox"
            name={name}
            value={option.key}
            defaultChecked={option.isChosen}
          />
          <span>{option.name}</span>
          <span className={css.count}>{option.count}</span>
        </label>
      ))}
    </fieldset>
  )
}
