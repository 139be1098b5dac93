import { useTexts } from '../ui/texts'
import { Field } from './field'

interface Props {
  /** Folder of pages of its kind, such as `/news/`. */
  folder: string
  value: string
  problem: string | undefined
  onChange: (slug: string) => void
}

/** The part of an address that is a record's own; left empty, the server makes it of the title. */
export function SlugField({ folder, value, problem, onChange }: Props) {
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
