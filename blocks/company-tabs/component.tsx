import type { CompanyTabsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { SiteLink } from '@/src/components/site-link'
import { listPictures } from '@/src/data/media/pictures'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './company-tabs.module.css'
import { companyPages } from './pages'
import { TabStrip } from '../lazy.client'

export default async function CompanyTabs({ data, lng, heading }: BlockProps<CompanyTabsBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(lng, [data.picture])
  const picture = pictures[relationId(data.picture) ?? '']
  return (
    <div className={`on-stage ${css.block}`}>
      <div className={css.header}>
        <div className={css.words}>
          <BlockTitle heading={heading}>{data.title}</BlockTitle>
          {data.text ? <Paragraphs className={css.text} text={data.text} /> : null}
        </div>
        {picture ? (
          <Picture
            className={css.picture}
            picture={picture}
            sizes="(min-width: 900px) 50vw, 87vw"
            isFirst={heading === 'h1'}
          />
        ) : null}
      </div>
      <nav className={css.nav} lang={lng} aria-label={t('company.sections')}>
        <TabStrip className={css.tabs}>
          {companyPages.map(({ name, text }) => (
            <li key={name}>
              <SiteLink
                className={css.tab}
                href={`/company/${name}`}
                aria-current={name === data.current ? 'page' : undefined}
              >
                {t(text)}
              </SiteLink>
            </li>
          ))}
        </TabStrip>
      </nav>
    </div>
  )
}
