'use client'

import type { Category } from '@/src/contract/category'
import { documentedField } from '@/src/contract/documented-product-fields'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import type { Language } from '@/src/i18n/languages'
import { DefinedField } from '../kit/form/defined-field'
import { Field } from '../kit/form/field'
import type { EntryForm } from '../kit/form/use-entry-form'
import { ActiveCheck } from '../kit/form/visibility'
import { useTexts } from '../kit/ui/texts'
import { ProductCompleteness } from './completeness'
import type { ProductValues, StoredProduct } from './product-values'

export type ListedCategory = Pick<Category, 'id' | 'name' | 'slug' | 'family'>

interface Props {
  product: StoredProduct | undefined
  categories: ListedCategory[]
  attributes: Attribute[]
  form: Pick<EntryForm<ProductValues>, 'values' | 'set' | 'fieldErrors'>
  lng: Language
  /** Leads to the field of a missing part. */
  onGo: (lng: Language, part: string) => void
}

/** Side column of a product: where it stands, and what is missing. The category decides the attributes beside it. */
export function ProductSide(props: Props) {
  const { product, categories, attributes, form, lng, onGo } = props
  const t = useTexts()
  const { values, set, fieldErrors } = form
  const choose = (categoryId: string) => {
    const category = categories.find(({ id }) => id === categoryId)
    const isUnchanged = product?.categoryId === categoryId
    set({ categoryId, slug: isUnchanged ? product.slug : (category?.slug ?? '') })
  }
  return (
    <>
      <Field label={t('product.category')} isRequired problem={fieldErrors.categoryId}>
        {(control) => (
          <select
            {...control}
            // Of a product that is there, a key would change it by mistake.
            data-first={product ? undefined : ''}
            value={values.categoryId}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('product.chooseCategory')}</option>
            {categories.map(({ id, name, slug }) => (
              <option key={id} value={id}>
                {name} ({slug})
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('product.slug')} hint={t('product.slugHint')} problem={fieldErrors.slug}>
        {(control) => <input {...control} readOnly value={values.slug} />}
      </Field>
      <div>
        <ActiveCheck values={values} set={set} />
        <DefinedField
          field={documentedField('isFeatured')}
          value={values.isFeatured}
          onChange={(isFeatured) => set({ isFeatured: isFeatured === true })}
        />
      </div>
      <DefinedField
        field={documentedField('order')}
        value={values.order}
        problem={fieldErrors.order}
        onChange={(order) => set({ order: String(order) })}
      />
      {product ? (
        <ProductCompleteness id={product.id} attributes={attributes} shown={lng} onGo={onGo} />
      ) : null}
    </>
  )
}
