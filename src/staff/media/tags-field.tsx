'use client'

import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { useTexts } from '../kit/ui/texts'
import { useKeptText } from './use-kept-text'

interface Props {
  id: string
  stored: string[]
  /** Tags of other pictures, offered while typing. */
  known: string[]
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** The tags of a picture, with commas between them; kept when the field is left. */
export function TagsField({ id, stored, known }: Props) {
  const t = useTexts()
  const { typed, setTyped, state, keep } = useKeptText(stored.join(', '), (text) =>
    write('media', 'PATCH', `/${id}`, { tags: tagsIn(text) }),
  )
  const others = known.filter((tag) => !tagsIn(typed).includes(tag))
  return (
    <Field
      label={t('library.tags')}
      problem={state.is === 'failed' ? state.why : ''}
      hint={
        others.length > 0
          ? `${t('library.tagsHint')} ${others.slice(0, 12).join(', ')}`
          : t('library.tagsHint')
      }
    >
      {(control) => (
        <input
          {...control}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
        />
      )}
    </Field>
  )
}
