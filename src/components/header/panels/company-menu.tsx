import css from './menu.module.css'
import { Entry } from './entry'
import type { PanelProps } from './panel-props'
import { SiteLink } from '@/src/components/site-link'

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
