import type { Translate } from '@/src/i18n/translate'
import { InUnits } from '@/src/components/in-units'
import { SiteLink } from '@/src/components/site-link'
import type { LifeCycleState } from '@/src/domain/catalogue/life-cycle'
import { everything, listAddress, toggled } from '@/src/domain/catalogue/list-query'
import type { ListFilters } from '@/src/domain/catalogue/filter'
import css from './chosen.module.css'

interface Props {
  filters: ListFilters
  /** Names a family. */
  familyName: (key: string) => string
  t: Translate
}

/** List of the active filters, each a link to the list without it. */
export function Chosen({ filters, familyName, t }: Props) {
  const { query, categories, facets } = filters
  const chosen: { name: string; imperial?: string; address: string }[] = [
    ...query.families.map((key) => ({
      name: familyName(key),
      address: listAddress(toggled(query, 'families', key)),
    })),
    ...query.categories.map((key) => ({
      name: categories.find((category) => category.key === key)?.name ?? key,
      address: listAddress(toggled(query, 'categories', key)),
    })),
    // "≤ 800 mm" and "Yes" say nothing without what they are about.
    ...facets.flatMap(({ key, name, options }) =>
      options
        .filter(({ isChosen }) => isChosen)
        .map((option) => ({
          name: `${name} ${option.name}`,
          imperial: option.imperial && `${name} ${option.imperial}`,
          address: listAddress(toggled(query, 'values', option.key, key)),
        })),
    ),
    ...query.states.map((key) => ({
      name: t(stateText(key)),
      address: listAddress(toggled(query, 'states', key)),
    })),
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
      {chosen.map(({ name, imperial, address }) => (
        <li key={address}>
          <SiteLink className={css.one} href={address} rel="nofollow" scroll={false}>
            <span className="visually-hidden">
              <InUnits
                text={t('products.remove', { name })}
                imperial={imperial && t('products.remove', { name: imperial })}
              />
            </span>
            <span aria-hidden="true">
              <InUnits text={name} imperial={imperial} /> ×
            </span>
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

/** Key of the words for a state. @param state as filters name it */
export const stateText = (state: string) => `lifeCycle.${state as LifeCycleState}` as const
