'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { AttributeControl } from '@/src/components/attribute-control'
import { grouped } from '@/src/domain/catalogue/attributes/grouped'
import css from './attributes.module.css'
import { usePanelAttributes } from './use-attributes'
import { useFitting } from './use-fitting'

/** The attributes of the product's category, each with the control of its kind, under their headings. */
export const AttributeValuesField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const held = useField<Record<string, unknown> | null>({ path })
  const { value, setValue, showError, errorMessage } = held
  const { attributes, lng, say, words } = usePanelAttributes()
  useFitting(attributes, held)
  const shown = (attributes ?? []).filter(({ kind }) => kind !== 'text')
  const change = (key: string, next: unknown) => {
    const { [key]: _, ...others } = value ?? {}
    setValue(next === undefined ? others : { ...others, [key]: next })
  }
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} message={errorMessage} />
      {attributes && shown.length === 0 ? <p>{say('attributeNone')}</p> : null}
      {grouped(shown).map(([heading, members]) => (
        <fieldset key={heading} className={css.group}>
          {heading ? <legend>{heading}</legend> : null}
          {members.map((attribute) => {
            const id = `field-${path}-${attribute.key}`
            return (
              <div key={attribute.key} className={`field-type ${css.one}`}>
                <label className="field-label" htmlFor={id}>
                  {attribute.label}
                  {attribute.isRequired ? <span className="required">*</span> : null}
                </label>
                <AttributeControl
                  attribute={attribute}
                  value={value?.[attribute.key]}
                  onChange={(next) => change(attribute.key, next)}
                  lng={lng}
                  words={words}
                  control={{ id, className: css.control }}
                  isDisabled={readOnly}
                />
                {attribute.help ? <p className={css.help}>{attribute.help}</p> : null}
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
