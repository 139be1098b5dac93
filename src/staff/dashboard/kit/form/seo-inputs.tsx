import { seoFields } from '@/src/contract/seo'
import { DefinedField } from './defined-field'
import type { FieldErrors } from './field-errors'

/** SEO texts of a record, as a form holds them. */
export interface SeoTexts {
  seoTitle: string
  seoDescription: string
}

interface Props {
  texts: SeoTexts
  fieldErrors: FieldErrors
  onChange: (change: Partial<SeoTexts>) => void
}

/** The texts of a record for search engines, in one language. */
export const SeoInputs = ({ texts, fieldErrors, onChange }: Props) =>
  seoFields.map((field) => (
    <DefinedField
      key={field.name}
      field={field}
      value={texts[field.name]}
      problem={fieldErrors[field.name]}
      onChange={(value) => onChange({ [field.name]: value })}
    />
  ))
