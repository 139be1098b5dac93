'use client'

import { write } from '../kit/api/records'
import { useTexts } from '../kit/ui/texts'
import { tagsIn } from './tags'
import { TagsInput } from './tags-input'
import { useKeptText } from './use-kept-text'

interface Props {
  id: string
  stored: string[]
  /** Tags of the whole library. */
  known: string[]
}

/** The tags of a picture; kept when the field is left. */
export function TagsField({ id, stored, known }: Props) {
  const t = useTexts()
  const { typed, setTyped, state, keep } = useKeptText(stored.join(', '), (text) =>
    write('media', 'PATCH', `/${id}`, { tags: tagsIn(text) }),
  )
  return (
    <TagsInput
      label={t('library.tags')}
      problem={state.is === 'failed' ? state.why : ''}
      typed={typed}
      onType={setTyped}
      onLeave={keep}
      known={known}
    />
  )
}
