import { FieldComments } from '@/src/staff/workflow/comments/field-comments'
import { FieldFindings } from '@/src/staff/workflow/findings/field-findings'
import { TranslationBadge } from '@/src/staff/workflow/translations/translation-badge'
import { useFieldName } from './form-record'

interface Props {
  name: string
  /** By which a comment can be about the field. */
  label?: string
  /** Id of the list of findings. */
  id?: string
}

/** Findings, state of the translation and comments at a field of a record. */
export function FieldNotes({ name, label, id }: Props) {
  useFieldName(name, label)
  return (
    <>
      <FieldFindings id={id} path={name} />
      <TranslationBadge path={name} isMissingShown={false} />
      <FieldComments path={name} />
    </>
  )
}
