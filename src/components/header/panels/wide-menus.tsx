import { SiteLink } from '@/src/components/site-link'
import { Entry } from './entry'
import css from './menu.module.css'
import type { PanelProps } from './panel-props'
import { TabPane } from './tab-pane'

/** Groups of solutions on the left, the links of the selected one on the right. */
export const SolutionsMenu = ({ menus: { solutions }, words, t }: PanelProps) => (
  <TabPane label={words.solutions} tabs={solutions}>
    {(index) => (
      <ul className={css.rows}>
        {solutions[index]?.entries.map((entry, at) => (
          <Entry key={at} entry={entry} learnMore={t('menu.learnMore')} kind="scene" />
        ))}
      </ul>
    )}
  </TabPane>
)

/** Groups of categories on the left, those of the selected group on the right. */
export const ProductsMenu = ({ menus: { products }, words, t }: PanelProps) => {
  const all = (
    <SiteLink className={css.all} href="/products">
      {t('menu.allProducts')}
    </SiteLink>
  )
  if (products.length === 0) return all
  return (
    <TabPane label={words.products} tabs={products} foot={all}>
      {(index) => (
        <ul className={css.cards}>
          {products[index]?.entries.map((entry, at) => (
            <Entry key={at} entry={entry} learnMore={t('menu.learnMore')} kind="machine" />
          ))}
        </ul>
      )}
    </TabPane>
  )
}

/** Cards about the company, and the ways to what else there is about it. */
export const CompanyMenu = ({ menus: { company, companyMore }, t }: PanelProps) => (
  <div className={css.company}>
    {companyMore.length > 0 ? (
      <ul className={css.side}>
        {companyMore.map(({ title, href }, index) => (
          <li key={index}>
            <SiteLink className={css.sideLink} href={href}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    ) : null}
    {company.length > 0 ? (
      <ul className={css.scenes}>
        {company.map((entry, index) => (
          <Entry key={index} entry={entry} learnMore={t('menu.learnMore')} kind="scene" />
        ))}
      </ul>
    ) : null}
  </div>
)
