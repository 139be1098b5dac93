import type { Translate } from '@/src/i18n/translate'
import { BlockTitle } from '@/src/components/block-title'
import { CopyLink } from '@/src/components/scripted-buttons.client'
import { EmptyListDrawing } from '@/src/components/drawings'
import { ListChanges } from '@/src/components/list-changes.client'
import { Notice } from '@/src/components/notice'
import plain from '@/src/components/plain-button.module.css'
import { ProductOptions } from '@/src/components/product-options'
import { ProductPlate } from '@/src/components/product-plate'
import { Section } from '@/src/components/section'
import { SiteLink } from '@/src/components/site-link'
import { Steps } from '@/src/components/forms/steps'
import { type FormDraft, quoteLengths } from '@/src/contract/visitor-forms'
import { withFallback } from '@/src/data/cache/cached'
import type { ProductSummary } from '@/src/contract/product'
import { companyDay } from '@/src/data/cache/company-day'
import { catalogueRows } from '@/src/data/catalogue/catalogue-rows'
import { listCategories } from '@/src/data/catalogue/categories'
import { getPage } from '@/src/data/pages'
import { readQuoteList, type ShownPosition } from '@/src/data/quotes/quote-list'
import { groupByCategory } from '@/src/domain/catalogue/categories'
import { chosenPicture, toChoice } from '@/src/domain/catalogue/variants/choose'
import { isOrderable, stateOn } from '@/src/domain/catalogue/life-cycle'
import {
  amountName,
  formatPositions,
  maxAmount,
  maxPositions,
  parsePositions,
  positionField,
} from '@/src/domain/quotes/positions'
import type { Language } from '@/src/i18n/languages'
import { formatNumber, withLabel } from '@/src/i18n/format'
import { detectLang } from '@/src/i18n/page-language'
import { getT } from '@/src/i18n/server'
import css from './quote.module.css'
import { AddForm, KeepInStep, RemoveLink, UndoRemoval, WithoutScripts } from './quote-list.client'
import { lastDay, RequestForm, requestForm } from './request-form'

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
  const count = t('products.count', { count: list.positions.length })
  const hasForm = !isEmpty || draft !== undefined
  return (
    <Section labelledBy="quote-title" className={css.page} id={placeId}>
      <ListChanges place={placeId} address={shown} text={count} />
      <div className={css.head}>
        <div className={css.words}>
          <BlockTitle heading="h1" id="quote-title">
            {t('quote.title')}
          </BlockTitle>
          <p>{t('quote.lead')}</p>
        </div>
        {isEmpty ? null : <CopyLink text={t('compare.copy')} done={t('compare.copied')} />}
      </div>
      <UndoRemoval items={shown} count={count} undo={t('quote.undo')} />
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
            words={{
              other: t('quote.other'),
              own: t('quote.own'),
              keep: t('quote.keep'),
              corrected: t('quote.corrected', {
                max: formatNumber(maxAmount, lng),
                amount: '\n',
              }),
              removed: list.positions.map((each) => removedText(each, t)),
            }}
          />
          <Positions positions={list.positions} items={shown} lng={lng} t={t} draft={draft} />
        </>
      )}
      {list.positions.length < maxPositions ? <Choose lng={lng} items={shown} /> : null}
      {/* What was typed is shown also where the list did not come with it. */}
      {hasForm ? (
        <div className={css.send}>
          <RequestForm items={shown} lng={lng} t={t} draft={draft} />
          <NextSteps lng={lng} />
        </div>
      ) : null}
    </Section>
  )
}

/** Steps that follow once the form is sent, as the contact page promises them. */
async function NextSteps({ lng }: { lng: Language }) {
  const contact = await withFallback(getPage({ lng, path: '/contact' }), null)
  const block = contact?.layout.find((each) => each.blockType === 'contactForm')
  return block ? <Steps block={block} heading="h2" /> : null
}

const removedText = ({ product, code }: ShownPosition, t: Translate): string =>
  t('quote.removed', { name: code ? `${product.name} (${code})` : product.name })

/** More than a list to choose from can hold; the rest is found in the catalogue. */
const maxChoices = 200

async function Choose({ lng, items }: { lng: Language; items: string }) {
  const t = getT(lng)
  const [today, table, categories] = await Promise.all([
    companyDay(),
    withFallback(catalogueRows(lng), undefined),
    withFallback(listCategories({ lng }), []),
  ])
  const rows = (table?.places ?? [])
    .filter((place) => isOrderable(stateOn(today, table?.daysAt(place) ?? {})))
    .slice(0, maxChoices)
    .flatMap((place) => table?.at(place) ?? [])
  return (
    <div className={css.add}>
      {rows.length > 0 ? (
        <AddForm items={items} className={css.choose}>
          <label htmlFor="quote-add">{t('compare.choose')}</label>
          <select id="quote-add" name="items" key={items} defaultValue="" required>
            <ProductOptions
              groups={groupByCategory(rows, categories)}
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
  t: Translate
  draft?: FormDraft
}

/** The machines of a list. Their fields belong to the form that sends it, so that what is typed is what is sent. */
const Positions = ({ positions, items, lng, t, draft }: PositionsProps) => (
  <>
    <ul className={css.positions}>
      {positions.map((position, index) => {
        const { product, slug, code, amount } = position
        const noteName = positionField('note', position)
        const dateName = positionField('wishedDate', position)
        return (
          <li key={`${slug} ${code}`} className={css.position}>
            <div className={css.plate}>
              <ProductPlate
                product={{ ...product, picture: pictureOfPosition(position) }}
                noImage={t('products.noImage')}
                sizes="120px"
              />
            </div>
            <div className={css.name} lang={detectLang(product.name)}>
              <SiteLink href={`/product/${slug}${code ? `#${code}` : ''}`}>{product.name}</SiteLink>
              {code ? (
                <p className={css.code} lang={lng}>
                  {t('quote.code', { code })}
                </p>
              ) : null}
              <Options position={position} lng={lng} />
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
                aria-describedby={`${amountName(index)}-correction`}
              />
            </label>
            <RemoveLink
              items={items}
              index={index}
              removed={removedText(position, t)}
              className={css.remove}
            >
              <span className="visually-hidden">{t('quote.remove', { name: product.name })}</span>
              <span aria-hidden="true">{t('compare.removeShort')}</span>
            </RemoveLink>
            <p id={`${amountName(index)}-correction`} className={css.correction} />
            <div className={css.wishes}>
              <label>
                <span>
                  {t('quote.note')}
                  <span className="visually-hidden">: {product.name}</span>
                </span>
                <input
                  type="text"
                  form={requestForm}
                  name={noteName}
                  maxLength={quoteLengths.note}
                  defaultValue={draft?.values[noteName]}
                />
              </label>
              <label>
                <span>
                  {t('quote.wishedDate')}
                  <span className="visually-hidden">: {product.name}</span>
                </span>
                <input
                  type="date"
                  form={requestForm}
                  name={dateName}
                  max={lastDay}
                  defaultValue={draft?.values[dateName]}
                />
              </label>
            </div>
          </li>
        )
      })}
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

/** The picture of the product as it is chosen. */
function pictureOfPosition(position: ShownPosition): ProductSummary['picture'] {
  const { product } = position
  const variant = findVariant(position)
  const chosen = variant && chosenPicture(product.axes, toChoice(variant.options))
  return chosen?.picture ?? product.picture
}

/** The chosen options in words, which an order code does not tell. */
function Options({ position, lng }: { position: ShownPosition; lng: Language }) {
  const { product } = position
  const variant = findVariant(position)
  if (!variant) return null
  return (
    <ul className={css.options} lang={detectLang(...variant.options.map(({ name }) => name))}>
      {variant.options.map(({ axis, name }) => {
        const label = product.axes.find(({ key }) => key === axis)?.name
        return <li key={axis}>{label ? withLabel(label, name, lng) : name}</li>
      })}
    </ul>
  )
}

const findVariant = ({ product, code }: ShownPosition) =>
  product.variantList.find((each) => each.code === code)
