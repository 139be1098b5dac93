'use client'

import type { ClipboardEvent } from 'react'
import { Button } from '../kit/ui/button'
import { rowsFromText, type SpecificationRow } from '../kit/form/specification-rows'
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
