'use client'

import { useState } from 'react'
import { write } from '../kit/api/records'
import { Field } from '../kit/form/field'
import { useTexts } from '../kit/ui/texts'
import { reasonOf } from './picture'

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
  const [kept, setKept] = useState(stored)
  const [typed, setTyped] = useState(stored.join(', '))
  const [problem, setProblem] = useState('')
  const keep = async () => {
    const tags = tagsIn(typed)
    if (tags.join('\n') === kept.join('\n')) return
    try {
      await write('media', 'PATCH', `/${id}`, { tags })
      setKept(tags)
      setProblem('')
    } catch (error) {
      setProblem(reasonOf(error, t))
    }
  }
  const others = known.filter((tag) => !tagsIn(typed).includes(tag))
  return (
    <Field
      label={t('library.tags')}
      problem={problem}
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
          onBlur={() => void keep()}
        />
      )}
    </Field>
  )
}
