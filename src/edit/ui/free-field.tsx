'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { EditedDocument } from '@/src/edit/model/edited-document'
import type { FieldName } from '@/src/edit/model/presence'
import { fieldOf } from './open'
import { useSay } from './texts'

type HolderOf = (field: FieldName) => string | undefined

const HolderContext = createContext<HolderOf>(() => undefined)

/** On a field of several parts without names of their own: its path. */
const partsAttribute = 'data-field-of-parts'

interface FormProps {
  /** Who else has a field open. */
  holderOf: HolderOf
  /** Called with the path of the field that has the focus; empty for none. */
  onFocus: (path: string) => void
  children: ReactNode
}

/** A form whose fields others may have open: each is free or says who has it. */
export function SharedForm({ holderOf, onFocus, children }: FormProps) {
  return (
    <HolderContext value={holderOf}>
      <div
        className="parts"
        onFocus={({ target }) =>
          onFocus(
            target.getAttribute('name') ??
              target.closest<HTMLElement>(`[${partsAttribute}]`)?.dataset.fieldOfParts ??
              '',
          )
        }
        onBlur={() => onFocus('')}
      >
        {children}
      </div>
    </HolderContext>
  )
}

interface FieldProps {
  doc: EditedDocument
  path: string
  children: ReactNode
}

/** A field of a form; while another person has it open it is disabled and names that person. */
export function FreeField({ doc, path, children }: FieldProps) {
  const say = useSay()
  const name = useContext(HolderContext)(fieldOf(doc, path))
  if (name === undefined) return children
  return (
    <fieldset disabled>
      <legend>{say('inPlace.heldBy', { name })}</legend>
      {children}
    </fieldset>
  )
}
