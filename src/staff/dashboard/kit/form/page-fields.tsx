import { seoFields } from '@/src/contract/seo'
import { previewAddress } from '@/src/domain/links/addresses'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { useLanguage, useTexts } from '../ui/texts'
import { DefinedField } from './defined-field'
import { Field } from './field'
import type { FieldErrors } from './field-errors'

interface SlugFieldProps {
  /** Folder of pages of its kind, such as `/news/`. */
  folder: string
  value: string
  problem: string | undefined
  onChange: (slug: string) => void
}

/** The part of an address that is a record's own; left empty, the server makes it of the title. */
export function SlugField({ folder, value, problem, onChange }: SlugFieldProps) {
  const t = useTexts()
  return (
    <Field label={t('form.slug')} hint={t('form.slugHint', { folder })} problem={problem}>
      {(control) => (
        <input
          {...control}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** Leaves an empty slug out of the body: a stored record keeps its slug, a new one gets one made of its title. */
export const slugToApi = (slug: string): { slug?: string } =>
  slug.trim() === '' ? {} : { slug: slug.trim() }

/** SEO texts of a record, as a form holds them. */
export interface SeoTexts {
  seoTitle: string
  seoDescription: string
}

interface SeoInputsProps {
  texts: SeoTexts
  fieldErrors: FieldErrors
  onChange: (change: Partial<SeoTexts>) => void
}

/** The texts of a record for search engines, in one language. */
export const SeoInputs = ({ texts, fieldErrors, onChange }: SeoInputsProps) =>
  seoFields.map((field) => (
    <DefinedField
      key={field.name}
      field={field}
      value={texts[field.name]}
      problem={fieldErrors[field.name]}
      onChange={(value) => onChange({ [field.name]: value })}
    />
  ))

interface TextFieldProps<Texts> {
  name: keyof Texts & string
  label: string
  hint?: string
  /** Rows of a text of several lines; without it the text is one line. */
  rows?: number
  /** True for a text that has to be there in English. */
  isRequired?: boolean
  code: Language
  /** Texts of that language, and the English ones, which visitors see where it has none. */
  texts: Texts
  english: Texts
  problems: FieldErrors
  onChange: (change: Partial<Texts>) => void
}

/** A text of a record in one language. */
export function TextField<Texts extends object>(props: TextFieldProps<Texts>) {
  const { name, label, hint, rows, isRequired, code, texts, english, problems, onChange } = props
  const isEnglish = code === defaultLanguage
  return (
    <Field
      label={label}
      textOf={name}
      hint={hint}
      isRequired={isRequired && isEnglish}
      problem={problems[name]}
    >
      {(control) => {
        const given = {
          ...control,
          value: String(texts[name]),
          placeholder: isEnglish ? undefined : String(english[name]),
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ [name]: target.value } as Partial<Texts>),
        }
        return rows ? <textarea {...given} rows={rows} /> : <input {...given} />
      }}
    </Field>
  )
}

interface PreviewLinkProps {
  collection: Parameters<typeof previewAddress>[0]
  /** Id of the entry; a new one has none, and no preview. */
  id: string | undefined
}

/** Leads to the page of an entry, where its texts are edited in place, in a tab of its own. */
export function PreviewLink({ collection, id }: PreviewLinkProps) {
  const t = useTexts()
  const lng = useLanguage()
  return id === undefined ? null : (
    <a href={previewAddress(collection, id, lng)} target="_blank" rel="noreferrer">
      {t('inPlace.onPage')}
    </a>
  )
}
