import type { CategoryHeaderBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Breadcrumbs } from '@/src/components/breadcrumbs'
import { Paragraphs } from '@/src/components/paragraphs'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { Category } from '@/src/contract/category'
import { withFallback } from '@/src/data/cache/cached'
import { getCategory, listCategories } from '@/src/data/catalogue/categories'
import { getT } from '@/src/i18n/server'
import { catalogueCrumbs } from '@/src/domain/links/crumbs'
import type { BlockProps } from '../define'
import css from './category-header.module.css'

export default async function CategoryHeader({
  data,
  shown,
  lng,
  heading,
}: BlockProps<CategoryHeaderBlock, Category>) {
  const t = getT(lng)
  const category =
    shown === undefined ? await withFallback(getCategory({ lng, key: data.category }), null) : shown
  const all = category ? await withFallback(listCategories({ lng }), []) : []
  const siblings = all.filter(({ family }) => family === category?.family)
  const titleId = `${data.id ?? 'category'}-title`
  return (
    <Section tone="ink" labelledBy={titleId} className={css.header}>
      <Breadcrumbs
        label={t('product.path')}
        crumbs={catalogueCrumbs(t('page.products'), category)}
      />
      <div className={css.words}>
        <BlockTitle heading={heading} id={titleId}>
          {category ? t('category.title', { name: category.name }) : t('page.products')}
        </BlockTitle>
        {category?.description ? (
          <Paragraphs className={css.text} text={category.description} />
        ) : null}
      </div>
      {siblings.length > 1 ? (
        <nav className={css.siblings} aria-label={t('category.others')}>
          <ul>
            {siblings.map(({ id, slug, name }) => (
              <li key={id}>
                <SiteLink
                  href={`/products/category/${slug}`}
                  aria-current={id === category?.id ? 'page' : undefined}
                >
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Section>
  )
}
