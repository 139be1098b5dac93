import type { ProductField } from '@/src/contract/product-field'
import { inLanguage } from '@/src/i18n/localized'
import { useLanguage } from '../ui/texts'
import { Check, Field } from './field'

interface Props {
  field: ProductField
  value: string | boolean
  problem: string | undefined
  placeholder?: string
  onChange: (value: string | boolean) => void
}

/** The control of a field that is described by its definition, by its kind. */
export function DefinedField({ field, value, problem, placeholder, onChange }: Props) {
  const lng = useLanguage()
  const label = inLanguage(field.label, lng)
  const hint = field.hint && inLanguage(field.hint, lng)
  if (field.kind === 'checkbox')
    return <Check label={label} hint={hint} checked={value === true} onChange={onChange} />
  return (
    <Field label={label} hint={hint} problem={problem} textOf={field.name}>
      {(control) => {
        const text = {
          ...control,
          value: String(value),
          placeholder,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        }
        switch (field.kind) {
          case 'textarea':
            return <textarea {...text} rows={3} />
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
