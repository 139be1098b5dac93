import type { ReactNode } from 'react'
import css from './field.module.css'
import { FieldNotes } from './field-notes'

/** Part of a form that edits one localized field by several controls, with what checks find and how its translation stands. */
export const FieldPart = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.part} data-field={name}>
    <FieldNotes name={name} />
    {children}
  </div>
)
