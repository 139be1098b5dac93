import { AttributeControl } from '@/src/components/attribute-control'
import type { BulkEdit, BulkField } from '@/src/contract/staff/bulk'
import type { Attribute } from '@/src/domain/catalogue/attributes/definition'
import { useApi } from '../api/query'
import { type Collection, type ListAnswer, listPath, selecting } from '../api/records'
import { Field } from '../form/field'
import { attributeWords } from '../form/defined-field'
import { useLanguage, useTexts } from '../ui/texts'

/** A field that many records can get. */
export interface EditableField extends BulkField {
  /** Attribute of a product whose value it is. */
  attribute?: Attribute
}

interface Props {
  field: EditableField
  how: BulkEdit['how']
  value: unknown
  onChange: (value: unknown) => void
}

/** The control of the value that many records get, by the kind of the field. */
export function BulkValue({ field, how, value, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const { attribute, kind, isList } = field
  const isLines = kind === 'lines' || (isList && kind === 'text')
  return (
    <Field label={t('bulk.value')} hint={isLines ? t('bulk.onePerLine') : undefined}>
      {(control) => {
        if (attribute)
          return (
            <AttributeControl
              attribute={attribute}
              value={value}
              onChange={onChange}
              lng={lng}
              words={attributeWords(t)}
              control={control}
            />
          )
        const text = {
          ...control,
          value: typeof value === 'string' || typeof value === 'number' ? value : '',
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        }
        if (isLines)
          return (
            <textarea
              {...control}
              rows={3}
              value={Array.isArray(value) ? value.join('\n') : ''}
              onChange={({ target }) => onChange(target.value.split('\n'))}
            />
          )
        switch (kind) {
          case 'textarea':
            return <textarea {...text} rows={3} />
          case 'number':
            return (
              <input
                {...text}
                type="number"
                step="any"
                onChange={({ target }) =>
                  onChange(target.value === '' ? undefined : Number(target.value))
                }
              />
            )
          case 'date':
            return (
              <input
                {...control}
                type="date"
                value={typeof value === 'string' ? value.slice(0, 10) : ''}
                onChange={({ target }) =>
                  onChange(target.value === '' ? undefined : `${target.value}T00:00:00.000Z`)
                }
              />
            )
          case 'checkbox':
            return (
              <Choice
                {...{ control, value, onChange }}
                options={[
                  { value: 'true', label: t('yes') },
                  { value: 'false', label: t('no') },
                ]}
                read={(chosen) => chosen === 'true'}
              />
            )
          case 'select':
            return (
              <Choice
                {...{ control, value, onChange }}
                options={field.options ?? []}
                read={(chosen) => (isList && how !== 'set' ? [chosen] : chosen)}
              />
            )
          case 'relation':
            return <Related {...{ field, control, value, onChange }} />
          default:
            return <input {...text} />
        }
      }}
    </Field>
  )
}

interface ChoiceProps extends Pick<Props, 'value' | 'onChange'> {
  control: { id: string; className: string }
  options: { value: string; label: string }[]
  read: (chosen: string) => unknown
}

const Choice = ({ control, value, onChange, options, read }: ChoiceProps) => (
  <select
    {...control}
    value={value === undefined || value === null ? '' : String(value)}
    onChange={({ target }) => onChange(target.value === '' ? undefined : read(target.value))}
  >
    <option value="" />
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)

function Related({
  field: { relationTo, isList },
  ...props
}: Pick<Props, 'field' | 'value' | 'onChange'> & Pick<ChoiceProps, 'control'>) {
  const list = useApi<ListAnswer<{ id: string; name: string }>>(
    listPath(relationTo as Collection, {
      depth: 0,
      limit: 1000,
      sort: 'order',
      locale: useLanguage(),
      ...selecting('name'),
    }),
  )
  const options = (list.data?.docs ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return <Choice {...props} options={options} read={(id) => (isList ? [id] : id)} />
}
