import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { InUnits } from '@/src/components/in-units'
import { ProductPlate } from '@/src/components/product-plate'
import { Section } from '@/src/components/section'
import { WideTable } from '@/src/components/wide-table'
import type { Product, ProductVariant } from '@/src/contract/product'
import { detectLang } from '@/src/i18n/page-language'
import { isOrderable } from '@/src/domain/catalogue/life-cycle'
import { chosenPicture, toChoice } from '@/src/domain/catalogue/variants/choose'
import { optionTextKey } from '@/src/domain/catalogue/variants/texts'
import { readVariants } from '@/src/domain/catalogue/variants/parse'
import { VariantChooser } from '../lazy.client'
import { ByChoice, listPicturedOptions } from './gallery'
import css from './variants.module.css'

/** More rows than this are folded up: the choice is above them. */
const maxOpenRows = 16

interface Props {
  product: Product
  t: Translate
}

/** Chooser of a product's variants, with the order code of each choice. Without scripts the table alone shows it. */
export function ProductVariants({ product, t }: Props) {
  const { axes, variantList } = product
  const variants = readVariants(product.variants)
  if (!variants || variantList.length === 0) return null
  const hasDifferences = variantList.some(({ values, note }) => values.length > 0 || note !== '')
  /** The option whose picture a variant shows. */
  const shownOf = (options: ProductVariant['options']): string | undefined => {
    const shown = chosenPicture(axes, toChoice(options))
    return shown && optionTextKey(shown.axis, shown.option)
  }
  const lang = detectLang(
    ...axes.flatMap(({ name, options }) => [name, ...options.map((o) => o.name)]),
  )
  return (
    <Section labelledBy="variants" className={css.block}>
      <BlockTitle heading="h2" id="variants">
        {t('variants.title')}
      </BlockTitle>
      {isOrderable(product.lifeCycle) ? (
        <VariantChooser
          variants={variants}
          axes={axes}
          list={variantList.map(({ code, note, values }) => ({ code, note, values }))}
          lang={lang}
          product={{ slug: product.slug, name: product.name }}
          picture={chosenPlate(product)}
          words={{
            quote: { get: t('product.quote'), add: t('quote.add'), inList: t('quote.inList') },
            hint: t('variants.hint'),
            code: t('variants.code'),
            open: t('variants.open'),
            reset: t('variants.reset'),
            differences: t('variants.differences'),
            same: t('variants.same'),
            changes: t('variants.changes'),
          }}
        />
      ) : null}
      <details className={css.all} open={variantList.length <= maxOpenRows}>
        <summary id="variants-table">{t('variants.table')}</summary>
        <WideTable labelledBy="variants-table">
          <thead>
            <tr>
              <th scope="col">{t('variants.code')}</th>
              {axes.map(({ key, name }) => (
                <th key={key} scope="col" lang={lang}>
                  {name}
                </th>
              ))}
              {hasDifferences ? <th scope="col">{t('variants.differences')}</th> : null}
            </tr>
          </thead>
          <tbody lang={lang}>
            {variantList.map(({ code, options, note, values }) => (
              <tr key={code} id={code} className={css.variant} data-shows={shownOf(options)}>
                <th scope="row" className={css.code} lang="zxx">
                  <a href={`#${code}`}>{code}</a>
                </th>
                {options.map(({ axis, name }) => (
                  <td key={axis}>{name}</td>
                ))}
                {hasDifferences ? (
                  <td>
                    {values.map(({ key, name, text, imperial }) => (
                      <span key={key} className={css.difference}>
                        {name}: <InUnits text={text} imperial={imperial} />
                      </span>
                    ))}
                    {note ? <span className={css.difference}>{note}</span> : null}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </WideTable>
      </details>
    </Section>
  )
}

/** The product as it is chosen, beside the order code: the gallery is out of sight there. Null where all choices look alike. */
function chosenPlate({ axes, picture }: Product) {
  const options = listPicturedOptions(axes)
  if (!picture || options.length === 0) return null
  return (
    <ByChoice picture={picture} options={options}>
      {(shown) => (
        <ProductPlate
          product={{ name: '', imageUrl: null, picture: { ...shown, alt: '' } }}
          noImage=""
          sizes="112px"
        />
      )}
    </ByChoice>
  )
}
