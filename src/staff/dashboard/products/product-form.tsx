'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { proposeCode } from '@/src/domain/catalogue/variants/options'
import { DefinedField } from '../kit/form/defined-field'
import { FieldPart } from '../kit/form/field'
import { FieldRow, FormSection, SectionLinks } from '../kit/form/form-section'
import { LanguageTabs } from '../kit/form/language-tabs'
import { PicturesField } from '../kit/form/pictures-field'
import { PublishedDialog, usePublishedForm } from '../kit/form/published-form'
import { type FieldErrors, textName } from '../kit/form/field-errors'
import { findControl } from '../kit/ui/focus'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import { AttributeFields, AttributeTextFields, useAttributes } from './attribute-fields'
import { DocumentsField } from './product-documents'
import { addModel, ModelsField, NewModelField } from './product-files'
import { type ListedCategory, ProductSide } from './product-side'
import {
  basicTexts,
  check,
  fittingValues,
  lifeCycleDays,
  namedOptions,
  optionsToForm,
  save,
  seoTexts,
  siteFields,
  type StoredProduct,
  toProductValues,
} from './product-values'
import { SpecificationEditor } from './specification-editor'
import { SuccessorField, WorksWithField } from './related-fields'
import { VariantsEditor } from './variants-editor'

interface Props {
  /** Undefined for a new one. */
  product: StoredProduct | undefined
  categories: ListedCategory[]
  onClose: () => void
  onReopen: () => void
}

/** Creates or edits a product (specification, sections 2 and 5), in sections with a column of what decides the rest. */
export function ProductForm({ product, categories, onClose, onReopen }: Props) {
  const t = useTexts()
  const [pending, setPending] = useState(0)
  const [modelsPending, setModelsPending] = useState(0)
  const [newModel, setNewModel] = useState<File>()
  const { form, lng, setLng, dialog } = usePublishedForm({
    collection: 'products',
    existing: product,
    initial: toProductValues(product),
    check,
    save: async (values, existing, isForced) => {
      const saved = await save(fittingValues(values, existing, known), existing, isForced)
      const model = newModel && { file: newModel, title: values.texts.en.name, product: saved.id }
      if (model)
        await addModel(model).catch((error) => toastFailure(t, t('toast.uploadFailed'), error))
      return saved
    },
    warn: ({ unsaved }) => {
      if (!unsaved) return false
      const names = unsaved.titles.join(', ')
      toastFailure(t, t('documents.saveFailed', { names }), unsaved.error)
      return true
    },
    onClose,
    onReopen,
  })
  const { values, set, fieldErrors } = form
  const problem = (name: string) => fieldErrors[name]
  const [goal, setGoal] = useState<{ part: string } | null>(null)

  const known = useAttributes(categories.find(({ id }) => id === values.categoryId))
  const attributes = known ?? []

  // The fields of another language are there once it is drawn.
  useEffect(() => {
    const sheet = goal && document.querySelector('[role="dialog"] form')
    if (!sheet) return
    const control = findControl(sheet, fieldOfPart(goal.part))
    control?.closest('details')?.setAttribute('open', '')
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [goal])

  const sharedField = (field: (typeof siteFields)[number]) => {
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
  }

  return (
    <PublishedDialog
      {...dialog}
      name={product && toProductValues(product).texts.en.name}
      isBusy={pending + modelsPending > 0}
      side={
        <ProductSide
          {...{ product, categories, attributes, form, lng }}
          onGo={(code, part) => {
            if (code !== lng) setLng(code)
            setGoal({ part })
          }}
        />
      }
    >
      <SectionLinks
        sections={[
          ...sectionNames.map((name) => ({ name, title: t(sectionTitles[name]) })),
          ...(product ? [{ name: 'record', title: t('form.record') }] : []),
        ]}
      />
      <LanguageTabs
        texts={values.texts}
        lng={lng}
        fieldErrors={fieldErrors}
        onLanguage={setLng}
        onTexts={(texts, touched) => set({ texts }, touched)}
      >
        {(code, texts, setTexts, problems) => {
          const textField = (field: (typeof basicTexts)[number]) => {
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
          }
          const contents: Record<SectionName, ReactNode> = {
            basics: (
              <>
                {basicTexts.map(textField)}
                {siteFields.length > 0 ? <FieldRow>{siteFields.map(sharedField)}</FieldRow> : null}
                <WorksWithField
                  productId={product?.id}
                  value={values.worksWith}
                  problem={problem('worksWith')}
                  onChange={(worksWith) => set({ worksWith })}
                />
              </>
            ),
            media: (
              <>
                <div data-field="pictures">
                  <PicturesField
                    label={t('product.pictures')}
                    urls={values.pictures}
                    lng={lng}
                    onPending={setPending}
                    onChange={(change) => set(({ pictures }) => ({ pictures: change(pictures) }))}
                  />
                </div>
                {product ? (
                  <ModelsField
                    product={{ id: product.id, name: values.texts.en.name }}
                    onPending={setModelsPending}
                  />
                ) : (
                  <NewModelField file={newModel} onChoose={setNewModel} />
                )}
              </>
            ),
            attributes: (
              <>
                <AttributeFields
                  attributes={attributes}
                  values={values.attributes}
                  problem={(key) => problem(`attributes.${key}`)}
                  onChange={(next, key) => set({ attributes: next }, [`attributes.${key}`])}
                />
                <FieldPart name="attributeTexts">
                  <AttributeTextFields
                    attributes={attributes}
                    rows={texts.attributeTexts}
                    placeholders={code === 'en' ? [] : values.texts.en.attributeTexts}
                    problem={(key) => problems[`attributeTexts.${key}`]}
                    onChange={(attributeTexts) => setTexts({ attributeTexts })}
                  />
                </FieldPart>
                <FieldPart name="specifications">
                  <SpecificationEditor
                    rows={texts.specifications}
                    onChange={(specifications) => setTexts({ specifications })}
                  />
                </FieldPart>
              </>
            ),
            variants: (
              <FieldPart name="variantTexts">
                <VariantsEditor
                  named={namedOptions(values)}
                  lng={lng}
                  proposedCode={proposeCode(values.texts.en.name, values.slug)}
                  attributes={attributes}
                  problems={problemsOf({ ...fieldErrors, ...problems }, [
                    'variants',
                    'variantTexts',
                  ])}
                  onChange={(next) =>
                    set(
                      (current) => optionsToForm(next, current.texts),
                      ['variants', textName(lng, 'variantTexts')],
                    )
                  }
                />
              </FieldPart>
            ),
            documents: (
              <DocumentsField
                productId={product?.id}
                changes={values.documents}
                onChange={(change) => set(({ documents }) => ({ documents: change(documents) }))}
              />
            ),
            availability: (
              <FieldRow>
                {lifeCycleDays.map(sharedField)}
                <SuccessorField
                  productId={product?.id}
                  value={values.successorId}
                  problem={problem('successorId')}
                  onChange={(successorId) => set({ successorId })}
                />
              </FieldRow>
            ),
            search: <FieldRow>{seoTexts.map(textField)}</FieldRow>,
          }
          return sectionNames.map((name) => (
            <FormSection key={name} name={name} title={t(sectionTitles[name])}>
              {contents[name]}
            </FormSection>
          ))
        }}
      </LanguageTabs>
    </PublishedDialog>
  )
}

const sectionTitles = {
  basics: 'form.basics',
  media: 'form.media',
  attributes: 'attribute.title',
  variants: 'variants.title',
  documents: 'library.documents',
  availability: 'lifeCycle.label',
  search: 'form.searchEngines',
} as const

type SectionName = keyof typeof sectionTitles

const sectionNames = Object.keys(sectionTitles) as SectionName[]

/** Names of fields by the parts of the completeness that are called otherwise. */
const fieldOfPart = (part: string): string =>
  ({ picture: 'pictures', alt: 'pictures', variantNames: 'variantTexts' })[part] ?? part

/** Returns the errors of fields and of fields within them. */
const problemsOf = (fieldErrors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).filter(([name]) => fields.includes(name.split('.', 1)[0] ?? '')),
  )
