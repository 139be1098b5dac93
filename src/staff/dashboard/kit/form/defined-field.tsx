import type { AttributeWords } from '@/src/components/attribute-control'
import type { FieldKind, ProductField } from '@/src/contract/product-field'
import { inLanguage, type Localized } from '@/src/i18n/localized'
import { type TextKey, type Texts, useLanguage, useTexts } from '../ui/texts'
import { Check, Field } from './field'

/** A field with its words, or with the keys of those among the texts of the staff pages. */
type Defined = FieldKind & {
  name: string
  label: Localized | TextKey
  hint?: Localized | TextKey
  rows?: number
}

interface Props {
  field: ProductField | Defined
  value: string | boolean
  problem?: string
  isRequired?: boolean
  placeholder?: string
  onChange: (value: string | boolean) => void
}

/** The control of a field that is described by its definition, by its kind. */
export function DefinedField(props: Props) {
  const { field, value, problem, isRequired, placeholder, onChange } = props
  const t = useTexts()
  const lng = useLanguage()
  const inWords = (words: Localized | TextKey) =>
    typeof words === 'string' ? t(words) : inLanguage(words, lng)
  const label = inWords(field.label)
  const hint = field.hint && inWords(field.hint)
  if (field.kind === 'checkbox')
    return <Check label={label} hint={hint} checked={value === true} onChange={onChange} />
  return (
    <Field label={label} hint={hint} isRequired={isRequired} problem={problem} textOf={field.name}>
      {(control) => {
        const text = {
          ...control,
          value: String(value),
          placeholder,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        }
        switch (field.kind) {
          case 'textarea':
            return <textarea {...text} rows={'rows' in field ? field.rows : 3} />
          case 'number':
            return (
              <input
                {...text}
                type="number"
                min={field.min}
                max={field.max}
                step={field.isWhole ? 1 : 'any'}
              />
            )
          case 'date':
            return <input {...text} type="date" />
          case 'select':
            return (
              <select {...control} value={text.value} onChange={text.onChange}>
                <option value="" />
                {field.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {inLanguage(option.label, lng)}
                  </option>
                ))}
              </select>
            )
          case 'text':
            return <input {...text} />
        }
      }}
    </Field>
  )
}

/** Returns the texts of attributes' controls. */
export const attributeWords = (t: Texts): AttributeWords => ({
  yes: t('yes'),
  no: t('no'),
  min: t('attribute.min'),
  max: t('attribute.max'),
  width: t('attribute.width'),
  depth: t('attribute.depth'),
  height: t('attribute.height'),
  unit: t('attribute.unit'),
})
