'use client'

import { useId } from 'react'
import type { EditedDocument } from '@/src/staff/in-place/model/edited-document'
import { type EditBlock, type EditField, fieldsOfRow } from '@/src/staff/in-place/model/fields'
import { newRowId } from '@/src/platform/values/stored-values'
import { rowsAt } from '@/src/staff/in-place/model/rows'
import { valueAt } from '@/src/platform/values/value-at'
import { DateField, LinkField, Marked } from './inputs'
import { Icon } from './icon'
import { formAddress } from '@/src/staff/in-place/model/calls'
import { PictureField } from './picture-field'
import { RecordField } from './record-field'
import { useSay } from './texts'

interface Props {
  doc: EditedDocument
  fields: EditField[]
  /** Path of the row with the fields, with a dot at its end. */
  prefix: string
  blocks: EditBlock[]
  onRemoveRow: (path: string, id: string) => void
  onMoveRow: (path: string, id: string, step: -1 | 1) => void
}

/** A form of everything that a block or a record has, made of its schema. What is typed is saved as it is on the page. */
export function FieldsForm(props: Props) {
  return props.fields.map((field) => {
    const path = props.prefix + field.name
    return (
      <Marked key={field.name} problem={problemOf(props.doc, field, path)}>
        <OneField {...props} field={field} path={path} />
      </Marked>
    )
  })
}

/** The reason of a refused save that names a field or a place within its value. */
function problemOf({ state }: EditedDocument, { kind }: EditField, path: string) {
  if (state.kind !== 'refused') return undefined
  const hasOwnFields = kind === 'group' || kind === 'rows' || kind === 'blocks'
  return state.refusal.fields.find(
    (field) => field.path === path || (!hasOwnFields && field.path.startsWith(`${path}.`)),
  )
}

function OneField({ field, path, ...props }: Props & { field: EditField; path: string }) {
  const { doc } = props
  const { kind, label, maxLength, isRequired, options = [], help } = field
  const say = useSay()
  const helpId = useId()
  const value = doc.valueAt(path)
  const shown = valueAt(doc.shown, path)
  const set = (next: unknown) => {
    doc.beginStep(path)
    doc.set(path, next)
  }
  const { lng } = doc.place
  const hint = help ? <span className="hint">{help}</span> : null
  switch (kind) {
    case 'line':
    case 'text':
    case 'lines': {
      const Tag = kind === 'line' ? 'input' : 'textarea'
      return (
        <label className="field">
          <span>{label}</span>
          <Tag
            name={path}
            value={plain(value)}
            placeholder={plain(shown)}
            maxLength={maxLength}
            onFocus={() => doc.beginStep(path)}
            onChange={(event) => doc.set(path, typed(event.target.value, kind))}
          />
          {hint}
        </label>
      )
    }
    case 'link':
      return field.insteadOf && doc.valueAt(props.prefix + field.insteadOf) ? null : (
        <LinkField name={path} label={label} lng={lng} value={value} onChange={set} />
      )
    case 'picture':
      return (
        <PictureField
          name={path}
          label={label}
          lng={lng}
          value={value}
          isRequired={isRequired}
          onChange={set}
        />
      )
    case 'record':
      return (
        <RecordField
          name={path}
          label={label}
          lng={lng}
          among={field.among ?? []}
          isOfSeveral={field.isOfSeveral === true}
          value={value}
          isRequired={isRequired}
          onChange={set}
        />
      )
    case 'choice':
      return (
        <label className="field">
          <span>{label}</span>
          <select
            name={path}
            value={plain(value)}
            onChange={(event) => set(event.target.value || null)}
          >
            {isRequired ? null : <option value="">{say('inPlace.none')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {hint}
        </label>
      )
    case 'flag':
      return (
        <div className="field">
          <label className="check">
            <input
              name={path}
              type="checkbox"
              checked={value === true}
              aria-describedby={help ? helpId : undefined}
              onChange={(event) => set(event.target.checked)}
            />
            <span>{label}</span>
          </label>
          {help ? (
            <span id={helpId} className="hint">
              {help}
            </span>
          ) : null}
        </div>
      )
    case 'number':
      return (
        <label className="field">
          <span>{label}</span>
          <input
            name={path}
            type="number"
            step="any"
            value={typeof value === 'number' ? value : ''}
            onChange={({ target }) => set(target.value === '' ? null : target.valueAsNumber)}
          />
          {hint}
        </label>
      )
    case 'date':
      return (
        <DateField
          name={path}
          label={label}
          isDay={field.isDay}
          value={value}
          hint={hint}
          onChange={set}
        />
      )
    case 'group':
      return (
        <fieldset>
          <legend>{label}</legend>
          <FieldsForm {...props} fields={field.fields ?? []} prefix={`${path}.`} />
        </fieldset>
      )
    case 'rows':
      return <Rows {...props} field={field} path={path} />
    case 'formatted':
    case 'other':
      return (
        <p className="field">
          <span>{label}</span>
          <a href={formAddress(doc.place)}>{say('inPlace.form')}</a>
        </p>
      )
    case 'blocks':
      return null
  }
}

function Rows({ field, path, ...props }: Props & { field: EditField; path: string }) {
  const say = useSay()
  const { doc, blocks, onRemoveRow, onMoveRow } = props
  const rows = rowsAt(doc.working, path)
  const add = () => {
    doc.beginStep(path)
    doc.set(path, [...rows, { id: newRowId() }])
  }
  return (
    <fieldset name={path}>
      <legend>{field.label}</legend>
      {rows.map((row, index) => {
        const id = String(row.id)
        const name = `${field.label} ${index + 1}`
        return (
          <fieldset key={id}>
            <legend>{name}</legend>
            <FieldsForm
              {...props}
              fields={fieldsOfRow(field, row, blocks)}
              prefix={`${path}.${index}.`}
            />
            <div className="row-actions">
              <button
                type="button"
                className="icon"
                aria-label={`${say('inPlace.up')}: ${name}`}
                disabled={index === 0}
                onClick={() => onMoveRow(path, id, -1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className="icon"
                aria-label={`${say('inPlace.down')}: ${name}`}
                disabled={index === rows.length - 1}
                onClick={() => onMoveRow(path, id, 1)}
              >
                <Icon name="down" />
              </button>
              <button
                type="button"
                className="icon"
                aria-label={`${say('delete')}: ${name}`}
                onClick={() => onRemoveRow(path, id)}
              >
                <Icon name="remove" />
              </button>
            </div>
          </fieldset>
        )
      })}
      <button type="button" onClick={add}>
        <Icon name="add" /> {say('inPlace.addRow')}
      </button>
    </fieldset>
  )
}

const plain = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

const typed = (text: string, kind: EditField['kind']) =>
  text === '' ? null : kind === 'lines' ? text.split('\n') : text
