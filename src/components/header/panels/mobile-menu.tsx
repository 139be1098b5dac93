import type { Menus } from '@/src/contract/menus'
import { ForwardIcon, SearchIcon } from '../icons'
import { menuLinks } from '../links'
import { SiteLink } from '@/src/components/site-link'
import css from './mobile-menu.module.css'
import type { PanelProps } from './panel-props'

/** The menu on small screens: its own links, the search, and the way to the menus that hold something. */
export const MobileMenu = ({ menus, words, onSwitch }: PanelProps) => (
  <nav className={css.menu} aria-label={words.main}>
    <ul>
      {menus.mobile.map(({ title, href }, index) => (
        <li key={index}>
          <SiteLink className={css.link} href={href}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
    <button type="button" className={css.search} onClick={() => onSwitch('search')}>
      <SearchIcon />
      {words.search}
    </button>
    <ul className={css.menus}>
      {menuLinks
        .filter(({ panel }) => holds(menus, panel))
        .map(({ panel }) => (
          <li key={panel}>
            <button type="button" className={css.more} onClick={() => onSwitch(panel)}>
              {words[panel]}
              <ForwardIcon />
            </button>
          </li>
        ))}
    </ul>
  </nav>
)

/** The products menu always leads to all products. */
function holds(menus: Menus, panel: (typeof menuLinks)[number]['panel']): boolean {
  if (panel === 'company') return menus.company.length + menus.companyMore.length > 0
  return panel === 'products' || menus.solutions.length > 0
}
