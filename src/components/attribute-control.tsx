import type { Language } from '../i18n/languages'
import type { Attribute } from '../domain/catalogue/attributes/definition'
import { convertibleUnits, type Unit, unitSymbol } from '../domain/catalogue/attributes/units'
import css from './attribute-control.module.css'

/** Words of the control, in the language of the page. */
export interface AttributeWords {
  yes: string
  no: string
  min: string
  max: string
  width: string
  depth: string
  height: string
  unit: string
}

interface Props {
  attribute: Attribute
  /** As it is stored, or half typed. */
  value: unknown
  /** @param value undefined where nothing is left of it */
  onChange: (value: unknown) => void
  lng: Language
  words: AttributeWords
  /** Attributes of the first control from its label and its messages. */
  control: { id: string; className?: string }
  isDisabled?: boolean
}

/** The control of a value, by the kind of its attribute. */
export function AttributeControl(props: Props) {
  const { attribute, value, onChange, words, control, isDisabled } = props
  switch (attribute.kind) {
    case 'number':
      return <Amounts {...props} names={['value']} />
    case 'range':
      return <Amounts {...props} names={['min', 'max']} />
    case 'dimensions':
      return <Amounts {...props} names={['width', 'depth', 'height']} />
    case 'yesNo':
      return (
        <select
          {...control}
          disabled={isDisabled}
          value={value === true ? 'true' : value === false ? 'false' : ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : target.value === 'true')
          }
        >
          <option value="" />
          <option value="true">{words.yes}</option>
          <option value="false">{words.no}</option>
        </select>
      )
    case 'choice':
      return attribute.isMany ? (
        <Choices {...props} />
      ) : (
        <select
          {...control}
          disabled={isDisabled}
          value={listOf(value)[0] ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : [target.value])}
        >
          <option value="" />
          {Object.entries(attribute.choices).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'text':
      return null
  }
}

type AmountName = 'value' | 'min' | 'max' | 'width' | 'depth' | 'height'

function Amounts({
  attribute,
  value,
  onChange,
  lng,
  words,
  control,
  isDisabled,
  names,
}: Props & { names: AmountName[] }) {
  const held = heldOf(value)
  const unit = (held.unit as Unit | undefined) ?? attribute.unit
  const change = (changes: Record<string, unknown>) => {
    const next = { ...held, ...changes }
    const isEmpty = names.every((name) => next[name] === undefined)
    onChange(isEmpty ? undefined : { ...next, ...(unit ? { unit: next.unit ?? unit } : {}) })
  }
  const isOne = names.length === 1
  return (
    <div
      className={css.amounts}
      role={isOne ? undefined : 'group'}
      aria-label={isOne ? undefined : attribute.label}
    >
      {names.map((name, index) => (
        <input
          key={name}
          {...control}
          id={index === 0 ? control.id : undefined}
          type="number"
          step="any"
          disabled={isDisabled}
          aria-label={name === 'value' ? undefined : `${attribute.label}: ${words[name]}`}
          placeholder={name === 'value' ? undefined : words[name]}
          value={typeof held[name] === 'number' ? held[name] : ''}
          onChange={({ target }) =>
            change({ [name]: target.value === '' ? undefined : Number(target.value) })
          }
        />
      ))}
      {unit ? (
        <select
          className={control.className}
          aria-label={`${attribute.label}: ${words.unit}`}
          disabled={isDisabled}
          value={unit}
          onChange={({ target }) => change({ unit: target.value })}
        >
          {convertibleUnits(unit).map((each) => (
            <option key={each} value={each}>
              {unitSymbol(each, lng)}
            </option>
          ))}
        </select>
      ) : attribute.unitText ? (
        <span>{attribute.unitText}</span>
      ) : null}
    </div>
  )
}

function Choices({ attribute, value, onChange, control, isDisabled }: Props) {
  const chosen = listOf(value)
  const flip = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <div className={css.choices} role="group" aria-label={attribute.label}>
      {Object.entries(attribute.choices).map(([name, label], index) => (
        <label key={name}>
          <input
            id={index === 0 ? control.id : undefined}
            type="checkbox"
            disabled={isDisabled}
            checked={chosen.includes(name)}
            onChange={() => flip(name)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** A plain number is one of the attribute's unit. */
const heldOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'number'
    ? { value }
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
