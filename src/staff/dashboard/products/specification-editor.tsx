'use client'

import type { ClipboardEvent } from 'react'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import css from './specification-editor.module.css'

interface Props {
  rows: SpecificationRow[]
  onChange: (rows: SpecificationRow[]) => void
}

/** The specification line by line. A table copied from a sheet or a page fills it from where it is pasted. */
export function SpecificationEditor({ rows, onChange }: Props) {
  const t = useTexts()
  const change = (index: number, changes: Partial<SpecificationRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  const move = (from: number, to: number) => {
    const after = [...rows]
    after.splice(to, 0, ...after.splice(from, 1))
    onChange(after)
  }
  const paste = (index: number) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const pasted = rowsFromText(text)
    const isEmpty = !rows[index]?.key && !rows[index]?.value
    onChange(rows.toSpliced(index, isEmpty ? 1 : 0, ...pasted))
  }

  return (
    <div role="group" aria-label={t('product.specifications')} className={css.editor}>
      <span className={css.label}>{t('product.specifications')}</span>
      <span className={css.hint}>{t('product.specificationsHint')}</span>
      {rows.map((row, index) => (
        <div key={index} className={css.row}>
          <input
            className={css.input}
            aria-label={t('product.specName', { number: index + 1 })}
            placeholder={t('product.specNameShort')}
            value={row.key}
            onPaste={paste(index)}
            onChange={({ target }) => change(index, { key: target.value })}
          />
          <input
            className={css.input}
            aria-label={t('product.specValue', { number: index + 1 })}
            placeholder={t('product.specValueShort')}
            value={row.value}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <div className={css.buttons}>
            <Button
              look="ghost"
              isInactive={index === 0}
              aria-label={t('product.specUp', { number: index + 1 })}
              onClick={() => move(index, index - 1)}
            >
              ↑
            </Button>
            <Button
              look="ghost"
              isInactive={index === rows.length - 1}
              aria-label={t('product.specDown', { number: index + 1 })}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </Button>
            <Button
              look="ghost"
              aria-label={t('product.specRemove', { number: index + 1 })}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              ×
            </Button>
          </div>
        </div>
      ))}
      <Button className={css.add} onClick={() => onChange([...rows, { key: '', value: '' }])}>
        {t('product.specAdd')}
      </Button>
    </div>
  )
}

/** One line of a product's specification, as it is edited. */
export interface SpecificationRow {
  key: string
  value: string
  /** The value is no text: it is edited as JSON (a number, a list …). */
  isJson?: boolean
}

export const toSpecificationRows = (specifications: unknown): SpecificationRow[] =>
  typeof specifications === 'object' && specifications !== null
    ? Object.entries(specifications).map(([key, value]) =>
        typeof value === 'string'
          ? { key, value }
          : { key, value: JSON.stringify(value), isJson: true },
      )
    : []

/** Lines without a name are left out; of two with the same name the later counts. */
export const fromSpecificationRows = (rows: SpecificationRow[]): Record<string, unknown> =>
  Object.fromEntries(
    rows
      .filter(({ key }) => key.trim() !== '')
      .map(({ key, value, isJson }) => [key.trim(), isJson ? parsed(value) : value.trim()]),
  )

/** Lines of a table that was copied from elsewhere: name and value are apart by a tab, else by a colon. */
export function rowsFromText(text: string): SpecificationRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const tab = line.indexOf('\t')
      const at = tab >= 0 ? tab : line.indexOf(':')
      return at < 0
        ? { key: line.trim(), value: '' }
        : {
            key: line.slice(0, at).trim(),
            value: line
              .slice(at + 1)
              .replaceAll('\t', ' ')
              .trim(),
          }
    })
    .filter(({ key }) => key !== '')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
