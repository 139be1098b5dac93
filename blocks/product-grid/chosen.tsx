import type { TFunction } from 'i18next'
import { SiteLink } from '@/src/components/site-link'
import type { Filtered } from '@/src/lib/catalogue/filter'
import { everything, listAddress, toggled } from '@/src/lib/catalogue/list-query'
import css from './chosen.module.css'
import { familyName } from './family-name'

interface Props {
  filters: Omit<Filtered, 'rows'>
  t: TFunction
}

/** What the list is narrowed by, each a link to the list without it. */
export function Chosen({ filters, t }: Props) {
  const { query, categories, facets } = filters
  const chosen = [
    ...query.families.map((key) => ({
      name: familyName(key, t),
      address: listAddress(toggled(query, 'families', key)),
    })),
    ...query.categories.map((key) => ({
      name: categories.find((category) => category.key === key)?.name ?? key,
      address: listAddress(toggled(query, 'categories', key)),
    })),
    ...facets.flatMap(({ key, options }) =>
      options
        .filter(({ isChosen }) => isChosen)
        .map((option) => ({
          name: option.name,
          address: listAddress(toggled(query, 'values', option.key, key)),
        })),
    ),
    ...(query.isFeatured
      ? [
          {
            name: t('products.onlyFeatured'),
            address: listAddress({ ...query, isFeatured: false, page: 1 }),
          },
        ]
      : []),
  ]
  if (chosen.length === 0) return null
  return (
    <ul className={css.chosen}>
      {chosen.map(({ name, address }) => (
        <li key={address}>
          <SiteLink className={css.one} href={address} rel="nofollow" scroll={false}>
            <span className="visually-hidden">{t('products.remove', { name })}</span>
            <span aria-hidden="true">{name} ×</span>
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink
          className={css.clear}
          href={listAddress({ ...everything, q: query.q, sort: query.sort })}
          scroll={false}
        >
          {t('products.clear')}
        </SiteLink>
      </li>
    </ul>
  )
}
