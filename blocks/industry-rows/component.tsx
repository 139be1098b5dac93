import type { IndustryRowsBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { Picture } from '@/src/components/picture'
import { SiteLink } from '@/src/components/site-link'
import { listPictures } from '@/src/data/media/pictures'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { relationId } from '@/src/platform/values/stored-values'
import type { BlockProps } from '../define'
import css from './industry-rows.module.css'
import { Reveal } from '../lazy.client'

export default async function IndustryRows({ data, lng, heading }: BlockProps<IndustryRowsBlock>) {
  const t = getT(lng)
  const pictures = await listPictures(
    lng,
    data.rows.map(({ picture }) => picture),
  )
  const titleId = `${data.id ?? 'industry-rows'}-title`
  const listId = `${data.id ?? 'industry-rows'}-list`
  return (
    <section className={css.outer} aria-labelledby={titleId}>
      <div className={css.block}>
        <div className={css.head}>
          <BlockTitle heading={heading} id={titleId}>
            {data.title}
          </BlockTitle>
          {data.text ? <Paragraphs className={css.lead} text={data.text} /> : null}
        </div>
        <ul id={listId} className={css.rows}>
          {data.rows.map((row, index) => {
            const picture = pictures[relationId(row.picture) ?? '']
            return (
              <li
                key={row.id ?? index}
                className={css.row}
                data-side={index % 2 ? 'right' : 'left'}
              >
                {picture ? (
                  <Picture
                    className={css.picture}
                    picture={picture}
                    sizes="(min-width: 900px) 58vw, 87vw"
                    isFirst={heading === 'h1' && index === 0}
                  />
                ) : null}
                <div className={css.words}>
                  <h2 className={css.name} lang={detectLang(row.title)}>
                    {row.title}
                  </h2>
                  <Paragraphs text={row.text} />
                  <p>
                    <SiteLink
                      className={css.more}
                      lang={lng}
                      href={row.href}
                      newTabHint={t('link.newTab')}
                    >
                      {t('industries.learnMore')}
                      <span className="visually-hidden">: {row.title}</span>
                    </SiteLink>
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
        <Reveal listId={listId} />
      </div>
    </section>
  )
}
