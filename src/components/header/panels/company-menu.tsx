import css from './menu.module.css'
import { Entry } from './entry'
import { SiteLink } from '@/src/components/site-link'
import type { PanelProps } from './panels.client'

/** Four cards about the company, and the ways to what else there is about it. */
export const CompanyMenu = ({ menus: { company, companyMore }, t }: PanelProps) => (
  <div className={css.company}>
    <ul className={css.side}>
      {companyMore.map(({ title, href }) => (
        <li key={href}>
          <SiteLink className={css.sideLink} href={href}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
    <ul className={css.scenes}>
      {company.map((entry) => (
        <Entry key={entry.href} entry={entry} learnMore={t('menu.learnMore')} kind="scene" />
      ))}
    </ul>
  </div>
)
