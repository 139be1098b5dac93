'use client'

import {
  Button,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
} from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { TranslationBadge } from '@/src/staff/workflow/translations/translation-badge'
import { FieldMark } from './checks/checks'
import { say } from './say'

/** A list of texts, one a line. */
export const LinesField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string[] | null>({ path })
  const stored = Array.isArray(value) ? value : []
  const [typed, setTyped] = useState<string | null>(null)

  // Empty lines are kept while somebody types, so that the cursor does not jump.
  const text = typed !== null && sameLines(typed, stored) ? typed : stored.join('\n')

  return (
    <div className="field-type textarea">
      <FieldLabel label={field.label} path={path} localized={field.localized} />
      <FieldError path={path} showError={showError} message={errorMessage} />
      <textarea
        id={`field-${path.replace(/\./g, '__')}`}
        className="textarea-element"
        style={{ width: '100%' }}
        rows={Math.max(4, text.split('\n').length + 1)}
        disabled={readOnly}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value)
          setValue(linesOf(event.target.value))
        }}
      />
      <FieldDescription description="One entry a line" path={path} />
      <FieldMark path={path} />
      {field.localized ? <TranslationBadge path={path} /> : null}
    </div>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const sameLines = (text: string, lines: string[]): boolean =>
  linesOf(text).join('\n') === lines.join('\n')

/**
 * A JSON object as text. Payload's own JSON field loads its editor from another host, which this site
 * does not allow.
 */
export const ObjectField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<object | null>({ path })
  const [typed, setTyped] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  const text = typed ?? JSON.stringify(value ?? {}, null, 2)

  const change = (next: string) => {
    setTyped(next)
    try {
      setValue(JSON.parse(next === '' ? '{}' : next))
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }

  return (
    <div className="field-type textarea">
      <FieldLabel label={field.label} path={path} localized={field.localized} />
      <FieldError
        path={path}
        showError={showError || isBroken}
        message={isBroken ? 'This is not valid JSON; the last valid text is kept' : errorMessage}
      />
      <textarea
        className="textarea-element"
        style={{ width: '100%', fontFamily: 'var(--font-mono)' }}
        rows={Math.min(24, text.split('\n').length + 1)}
        disabled={readOnly || field.admin?.readOnly}
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
      {field.localized ? <TranslationBadge path={path} /> : null}
    </div>
  )
}

interface Pair {
  key: string
  value: string
}

/** An object as rows of key and value; values that are not texts are shown, and kept, as JSON. */
export const PairsField: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<Record<string, unknown> | null>({
    path,
  })
  const { i18n } = useTranslation()
  const stored = pairsOf(value)
  const [typed, setTyped] = useState<Pair[] | null>(null)

  // Rows without a key, or with one twice, exist only while somebody types.
  const isCurrent =
    typed !== null && JSON.stringify(toRecord(typed)) === JSON.stringify(value ?? {})
  const pairs = isCurrent ? typed : stored

  const change = (next: Pair[]) => {
    setTyped(next)
    setValue(toRecord(next))
  }
  const edit = (index: number, part: Partial<Pair>) =>
    change(pairs.map((pair, at) => (at === index ? { ...pair, ...part } : pair)))

  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} localized={field.localized} />
      <FieldError path={path} showError={showError} message={errorMessage} />
      {pairs.map((pair, index) => (
        <div key={index} style={{ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 }}>
          <div className="field-type text" style={{ flex: 1 }}>
            <input
              aria-label={say({ i18n }, 'pairName')}
              disabled={readOnly}
              value={pair.key}
              onChange={(event) => edit(index, { key: event.target.value })}
            />
          </div>
          <div className="field-type text" style={{ flex: 2 }}>
            <input
              aria-label={say({ i18n }, 'pairValue', { name: pair.key })}
              disabled={readOnly}
              value={pair.value}
              onChange={(event) => edit(index, { value: event.target.value })}
            />
          </div>
          <Button
            buttonStyle="icon-label"
            icon="x"
            margin={false}
            aria-label={say({ i18n }, 'pairRemove', { name: pair.key })}
            disabled={readOnly}
            onClick={() => change(pairs.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={readOnly}
        onClick={() => change([...pairs, { key: '', value: '' }])}
      >
        {say({ i18n }, 'pairAdd')}
      </Button>
      <FieldMark path={path} />
      {field.localized ? <TranslationBadge path={path} /> : null}
    </div>
  )
}

const pairsOf = (value: Record<string, unknown> | null | undefined): Pair[] =>
  Object.entries(value ?? {}).map(([key, entry]) => ({
    key,
    value: typeof entry === 'string' ? entry : JSON.stringify(entry),
  }))

const toRecord = (pairs: Pair[]): Record<string, unknown> =>
  Object.fromEntries(
    pairs
      .filter(({ key }) => key.trim() !== '')
      .map(({ key, value }) => [key.trim(), valueOf(value)]),
  )

/** Only what looks like a list or an object is read as JSON: "24" and "true" are texts to an editor. */
function valueOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
