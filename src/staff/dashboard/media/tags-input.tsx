import { useRef } from 'react'
import { Field } from '../kit/form/field'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import css from './tags.module.css'
import { suggestedTags, withTag } from './tags'

interface Props {
  label: string
  problem?: string
  typed: string
  onType: (text: string) => void
  /** The focus has left the field and its suggestions. */
  onLeave?: () => void
  /** Tags of the library. */
  known: string[]
}

/** Most tags offered at once. */
const maxSuggested = 12

/** Tags with commas between them, and known ones to choose from. */
export function TagsInput({ label, problem, typed, onType, onLeave, known }: Props) {
  const t = useTexts()
  const group = useRef<HTMLDivElement>(null)
  const suggested = suggestedTags(typed, known).slice(0, maxSuggested)
  return (
    <div
      ref={group}
      className={css.tags}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.()
      }}
    >
      <Field label={label} problem={problem} hint={t('library.tagsHint')}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      {suggested.length > 0 ? (
        <ul className={css.suggested}>
          {suggested.map((tag) => (
            <li key={tag}>
              <Button
                aria-label={t('library.addTag', { tag })}
                onClick={() => {
                  onType(withTag(typed, tag, known))
                  // The suggestion is gone, and the focus goes on where more can be typed.
                  group.current?.querySelector('input')?.focus()
                }}
              >
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
