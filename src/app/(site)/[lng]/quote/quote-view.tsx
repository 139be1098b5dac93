import type { TFunction } from 'i18next'
import { BlockTitle } from '@/src/components/block-title'
import { CopyLink } from '@/src/components/copy-link.client'
import { EmptyListDrawing } from '@/src/components/drawings'
import { ListChanges } from '@/src/components/list-changes.client'
import { Notice } from '@/src/components/notice'
import plain from '@/src/components/plain-button.module.css'
import { ProductOptions } from '@/src/components/product-options'
import { ProductPlate } from '@/src/components/product-plate'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import type { FormDraft } from '@/src/contract/visitor-forms'
import { withFallback } from '@/src/data/cache/cached'
import { companyDay } from '@/src/data/cache/company-day'
import { catalogueRows } from '@/src/data/catalogue/catalogue-rows'
import { listCategories } from '@/src/data/catalogue/categories'
import { readQuoteList, type ShownPosition } from '@/src/data/quotes/quote-list'
import { groupByCategory } from '@/src/domain/catalogue/categories'
import { isOrderable, stateOn } from '@/src/domain/catalogue/life-cycle'
import {
  amountName,
  formatPositions,
  maxAmount,
  maxPositions,
  parsePositions,
} from '@/src/domain/quotes/positions'
import type { Language } from '@/src/i18n/languages'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import { AddForm, RemoveLink, WithoutScripts } from './change-list.client'
import { KeepInStep } from './keep-in-step.client'
import css from './quote.module.css'
import { RequestForm, requestForm } from './request-form'

interface QuoteViewProps {
  lng: Language
  /** As the address holds them. */
  items: string
  /** True where a link that adds a position led here. */
  isAdded?: boolean
  /** Form data that were sent before, and refused. */
  draft?: FormDraft
}

/** Takes the focus where the position that had it was taken out. */
const placeId = 'quote-list'

/** A quote list with its amounts, and the form that sends it. */
export async function QuoteView({ lng, items, isAdded = false, draft }: QuoteViewProps) {
  const t = getT(lng)
  const asked = parsePositions(items)
  const list = await readQuoteList(lng, asked.positions)
  // A list that cannot be read for a while stays as it was asked for.
  const shown = formatPositions(list.isFailed ? asked.positions : list.positions)
  const isEmpty = list.positions.length === 0
  return (
    <Section labelledBy="quote-title" className={css.page} id={placeId}>
      <ListChanges
        place={placeId}
        address={shown}
        text={t('products.count', { count: list.positions.length })}
      />
      <div className={css.head}>
        <div className={css.words}>
          <BlockTitle heading="h1" id="quote-title">
            {t('quote.title')}
          </BlockTitle>
          <p>{t('quote.lead')}</p>
        </div>
        {isEmpty ? null : <CopyLink text={t('compare.copy')} done={t('compare.copied')} />}
      </div>
      {asked.isWhole ? null : <Notice>{t('quote.unread')}</Notice>}
      {list.hasMissing ? <Notice>{t('compare.missing')}</Notice> : null}
      {list.isFailed ? <Notice isFailure>{t('products.failed')}</Notice> : null}
      {isEmpty && !list.isFailed ? (
        <Notice drawing={<EmptyListDrawing />}>{t('quote.empty')}</Notice>
      ) : null}
      {isEmpty ? null : (
        <>
          <KeepInStep
            items={shown}
            isAdded={isAdded}
            words={{ other: t('quote.other'), own: t('quote.own'), keep: t('quote.keep') }}
          />
          <Positions positions={list.positions} items={shown} lng={lng} t={t} />
        </>
      )}
      {list.positions.length < maxPositions ? <Choose lng={lng} items={shown} /> : null}
      {/* What was typed is shown also where the list did not come with it. */}
      {isEmpty && !draft ? null : <RequestForm items={shown} lng={lng} t={t} draft={draft} />}
    </Section>
  )
}

/** More than a list to choose from can hold; the rest is found in the catalogue. */
const maxChoices = 200

async function Choose({ lng, items }: { lng: Language; items: string }) {
  const t = getT(lng)
  const [today, all, categories] = await Promise.all([
    companyDay(),
    withFallback(catalogueRows(lng), []),
    withFallback(listCategories({ lng }), []),
  ])
  const rows = all.filter((row) => isOrderable(stateOn(today, row)))
  return (
    <div className={css.add}>
      {rows.length > 0 ? (
        <AddForm items={items} className={css.choose}>
          <label htmlFor="quote-add">{t('compare.choose')}</label>
          <select id="quote-add" name="items" key={items} defaultValue="" required>
            <ProductOptions
              groups={groupByCategory(rows.slice(0, maxChoices), categories)}
              choose={t('contact.form.choose')}
            />
          </select>
          <button type="submit" className={plain.button}>
            {t('quote.put')}
          </button>
        </AddForm>
      ) : null}
      <p>
        <SiteLink href="/products">{t('products.all')}</SiteLink>
      </p>
    </div>
  )
}

interface PositionsProps {
  positions: ShownPosition[]
  items: string
  lng: Language
  t: TFunction
}

/** The machines of a list. Their amounts belong to the form that sends it, so that what is typed is what is sent. */
const Positions = ({ positions, items, lng, t }: PositionsProps) => (
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
