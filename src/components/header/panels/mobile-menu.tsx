import { ForwardIcon, SearchIcon } from '../icons'
import { menuLinks } from '../links'
import { SiteLink } from '@/src/components/site-link'
import css from './mobile-menu.module.css'
import type { PanelProps } from './panels.client'

/** The menu on small screens: its documented links, the search, and the way to the three menus. */
export const MobileMenu = ({ menus, words, onSwitch }: PanelProps) => (
  <nav className={css.menu} aria-label={words.main}>
    <ul>
      {menus.mobile.map(({ title, href }) => (
        <li key={href}>
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
      {menuLinks.map(({ panel }) => (
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
