import css from './menu.module.css'
import { Entry } from './entry'
import type { PanelProps } from './panel-props'
import { SiteLink } from '@/src/components/site-link'
import { TabPane } from './tab-pane'

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
