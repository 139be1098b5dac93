import type { CategoryHeaderBlock } from '@/payload-types'
import { BlockTitle } from '../../src/components/block-title'
import { Paragraphs } from '../../src/components/paragraphs'
import { Section } from '../../src/components/section'
import { orElse } from '../../src/data/cache'
import { getCategoryProducts } from '../../src/data/categories'
import { getT } from '../../src/i18n/server'
import type { BlockProps } from '../define'
import css from './category-header.module.css'

export default async function CategoryHeader({
  data,
  lng,
  heading,
}: BlockProps<CategoryHeaderBlock>) {
  const t = getT(lng)
  const found = await orElse(getCategoryProducts({ lng, key: data.category }), null)
  const titleId = `${data.id ?? 'category'}-title`
  return (
    <Section tone="ink" labelledBy={titleId} className={css.header}>
      <BlockTitle heading={heading} id={titleId}>
        {found ? t('category.title', { name: found.category.name }) : t('page.products')}
      </BlockTitle>
      {found?.category.description ? (
        <Paragraphs className={css.text} text={found.category.description} />
      ) : null}
    </Section>
  )
}
