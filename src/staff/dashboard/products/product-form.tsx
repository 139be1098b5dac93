'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { Category } from '@/src/contract/category'
import { documentedField } from '@/src/contract/documented-product-fields'
import { DefinedField } from '../kit/form/defined-field'
import { EntryDialog } from '../kit/form/entry-dialog'
import { Field, FieldPart } from '../kit/form/field'
import type { FieldErrors } from '../kit/form/field-errors'
import { LanguageTabs, useFormLanguage } from '../kit/form/language-tabs'
import { PicturesField } from '../kit/form/pictures-field'
import { PreviewLink } from '../kit/form/page-fields'
import { PublishChecks, useSaveChoice } from '../kit/form/visibility'
import { errorsIn, textName } from '../kit/form/text-errors'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import { useEntryForm } from '../kit/form/use-entry-form'
import { AttributeFields, AttributeTextFields, useAttributes } from './attribute-fields'
import { ProductCompleteness } from './completeness'
import { ModelsField, ProductDocuments } from './product-files'
import {
  check,
  fittingValues,
  save,
  sharedFields,
  type StoredProduct,
  textFields,
  toProductValues,
} from './product-values'
import { SpecificationEditor } from './specification-editor'
import { SuccessorField } from './successor-field'
import { VariantsEditor, VariantTextFields } from './variants-editor'

export type ListedCategory = Pick<Category, 'id' | 'name' | 'slug' | 'family'>

interface Props {
  /** Undefined for a new one. */
  product: StoredProduct | undefined
  categories: ListedCategory[]
  onClose: () => void
  onReopen: () => void
}

/** Creates or edits a product (specification, sections 2 and 5). */
export function ProductForm({ product, categories, onClose, onReopen }: Props) {
  const t = useTexts()
  const [lng, setLng] = useFormLanguage()
  const [pending, setPending] = useState(0)
  const [modelsPending, setModelsPending] = useState(0)
  const saveChoice = useSaveChoice('products', product)
  const form = useEntryForm({
    initial: { ...toProductValues(product), ...saveChoice },
    draftKey: `products.${product?.id ?? 'new'}`,
    check,
    onLanguage: setLng,
    save: (values, isForced) => save(fittingValues(values, product, known), product, isForced),
    onSaved: () => {
      toast({ title: t(product ? 'toast.productUpdated' : 'toast.productCreated') })
      onClose()
    },
    onFailed: (error) => toastFailure(t, t('toast.productFailed'), error),
  })
  const { values, set, fieldErrors } = form
  const problem = (name: string) => fieldErrors[name]

  const known = useAttributes(categories.find(({ id }) => id === values.categoryId))
  const attributes = known ?? []

  const choose = (categoryId: string) => {
    const category = categories.find(({ id }) => id === categoryId)
    const isUnchanged = product?.categoryId === categoryId
    set({ categoryId, slug: isUnchanged ? product.slug : (category?.slug ?? '') })
  }

  return (
    <EntryDialog
      title={t(product ? 'product.edit' : 'product.create')}
      name={product && toProductValues(product).texts.en.name}
      stored={product}
      shownLanguage={lng}
      action={t(product ? 'form.save' : 'form.create')}
      form={form}
      record={product && { collection: 'products', id: product.id }}
      waiting={product?.waiting}
      isBusy={pending + modelsPending > 0}
      onClose={onClose}
      onReopen={onReopen}
      aside={<PreviewLink collection="products" id={product?.id} />}
    >
      <LanguageTabs
        texts={values.texts}
        lng={lng}
        fieldErrors={fieldErrors}
        onLanguage={setLng}
        onTexts={(texts, touched) => set({ texts }, touched)}
      >
        {(code, texts, setTexts, problems) => (
          <>
            {textFields.map((field) => {
              const { name } = field
              const textIn = (from: object) => String((from as Record<string, unknown>)[name] ?? '')
              return (
                <DefinedField
                  key={name}
                  field={field}
                  isRequired={code === 'en' && 'required' in field}
                  value={textIn(texts)}
                  placeholder={code === 'en' ? undefined : textIn(values.texts.en)}
                  problem={problems[name]}
                  onChange={(value) => setTexts({ [name]: value })}
                />
              )
            })}
            <FieldPart name="attributeTexts">
              <AttributeTextFields
                attributes={attributes}
                rows={texts.attributeTexts}
                placeholders={code === 'en' ? [] : values.texts.en.attributeTexts}
                problem={(key) => problems[`attributeTexts.${key}`]}
                onChange={(attributeTexts) => setTexts({ attributeTexts })}
              />
            </FieldPart>
            <FieldPart name="variantTexts">
              <VariantTextFields
                variants={values.variants}
                rows={texts.variantTexts}
                placeholders={code === 'en' ? [] : values.texts.en.variantTexts}
                onChange={(variantTexts) => setTexts({ variantTexts })}
              />
            </FieldPart>
            <FieldPart name="specifications">
              <SpecificationEditor
                rows={texts.specifications}
                onChange={(specifications) => setTexts({ specifications })}
              />
            </FieldPart>
          </>
        )}
      </LanguageTabs>
      <Field label={t('product.category')} isRequired problem={problem('categoryId')}>
        {(control) => (
          <select
            {...control}
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
      <Field label={t('product.slug')} hint={t('product.slugHint')} problem={problem('slug')}>
        {(control) => <input {...control} readOnly value={values.slug} />}
      </Field>
      <AttributeFields
        attributes={attributes}
        values={values.attributes}
        problem={(key) => problem(`attributes.${key}`)}
        onChange={(next, key) => set({ attributes: next }, [`attributes.${key}`])}
      />
      <VariantsEditor
        variants={values.variants}
        attributes={attributes}
        problems={problemsOf({ ...fieldErrors, ...errorsIn(fieldErrors, lng) }, [
          'variants',
          'variantTexts',
        ])}
        onChange={(variants) => set({ variants }, ['variants', textName(lng, 'variantTexts')])}
      />
      <PicturesField
        label={t('product.pictures')}
        urls={values.pictures}
        lng={lng}
        onPending={setPending}
        onChange={(change) => set(({ pictures }) => ({ pictures: change(pictures) }))}
      />
      <ModelsField
        product={product && { id: product.id, name: values.texts.en.name }}
        onPending={setModelsPending}
      />
      {product ? <ProductDocuments id={product.id} /> : null}
      <DefinedField
        field={documentedField('order')}
        value={values.order}
        problem={problem('order')}
        onChange={(order) => set({ order: String(order) })}
      />
      {sharedFields.map((field) => {
        const { name } = field
        return (
          <DefinedField
            key={name}
            field={field}
            value={values.more[name] ?? ''}
            problem={problem(name)}
            onChange={(value) => set(({ more }) => ({ more: { ...more, [name]: value } }), [name])}
          />
        )
      })}
      <SuccessorField
        productId={product?.id}
        value={values.successorId}
        problem={problem('successorId')}
        onChange={(successorId) => set({ successorId })}
      />
      <div>
        <DefinedField
          field={documentedField('isFeatured')}
          value={values.isFeatured}
          onChange={(isFeatured) => set({ isFeatured: isFeatured === true })}
        />
        <PublishChecks collection="products" values={values} set={set} />
      </div>
      {/* Behind all fields: it comes late, and would move them away from under a press. */}
      {product ? <ProductCompleteness id={product.id} attributes={attributes} /> : null}
    </EntryDialog>
  )
}

/** Returns the errors of fields and of fields within them. */
const problemsOf = (fieldErrors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).filter(([name]) => fields.includes(name.split('.', 1)[0] ?? '')),
  )
