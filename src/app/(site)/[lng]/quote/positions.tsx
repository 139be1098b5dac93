import type { TFunction } from 'i18next'
import plain from '@/src/components/plain-button.module.css'
import { ProductPlate } from '@/src/components/product-plate'
import { SiteLink } from '@/src/components/site-link'
import type { ShownPosition } from '@/src/data/quotes/quote-list'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { amountName, maxAmount } from '@/src/domain/quotes/positions'
import { RemoveLink, WithoutScripts } from './change-list.client'
import css from './quote.module.css'
import { requestForm } from './request-form'

interface Props {
  positions: ShownPosition[]
  items: string
  lng: Language
  t: TFunction
}

/** The machines of a list. Their amounts belong to the form that sends it, so that what is typed is what is sent. */
export const Positions = ({ positions, items, lng, t }: Props) => (
  <>
    <ul className={css.positions}>
      {positions.map(({ product, slug, code, amount }, index) => (
        <li key={`${slug} ${code}`} className={css.position}>
          <div className={css.plate}>
            <ProductPlate product={product} noImage={t('products.noImage')} sizes="120px" />
          </div>
          <div className={css.name} lang={detectLang(product.name)}>
            <SiteLink href={`/product/${slug}`}>{product.name}</SiteLink>
            {code ? (
              <p className={css.code} lang={lng}>
                {t('quote.code', { code })}
              </p>
            ) : null}
          </div>
          <label className={css.amount}>
            <span>
              {t('quote.amount')}
              <span className="visually-hidden">: {product.name}</span>
            </span>
            <input
              type="number"
              form={requestForm}
              name={amountName(index)}
              min={0}
              max={maxAmount}
              step={1}
              required
              inputMode="numeric"
              defaultValue={amount}
            />
          </label>
          <RemoveLink items={items} index={index} className={css.remove}>
            <span className="visually-hidden">{t('quote.remove', { name: product.name })}</span>
            <span aria-hidden="true">{t('compare.removeShort')}</span>
          </RemoveLink>
        </li>
      ))}
    </ul>
    <WithoutScripts>
      <p>
        <button
          className={plain.button}
          form={requestForm}
          formAction={`/api/quote-requests?lng=${lng}`}
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
        >
          {t('quote.update')}
        </button>
      </p>
    </WithoutScripts>
  </>
)
