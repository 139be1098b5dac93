import css from './menu.module.css'
import { Entry } from './entry'
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
