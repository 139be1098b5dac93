import { useRef, useState } from 'react'
import { nameBegun, withName } from '../platform/text/mentions'

const maxOffered = 8

/**
 * A text in which `@` and letters of a name offer accounts.
 * @returns what the text area takes, the accounts that are offered, and `choose`, which puts the name of one into the text
 */
export function useMentionText<Account extends { username: string }>(staff: readonly Account[]) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [caret, setCaret] = useState(0)
  const begun = nameBegun(text, caret)?.toLowerCase()
  const offered =
    begun === undefined
      ? []
      : staff
          .filter(({ username }) => username.toLowerCase().startsWith(begun))
          .slice(0, maxOffered)
  const take = ({ value, selectionStart }: { value: string; selectionStart: number }) => {
    setText(value)
    setCaret(selectionStart)
  }
  return {
    text,
    setText,
    offered,
    choose: (username: string) => {
      const next = withName(text, caret, username)
      setText(next.text)
      setCaret(next.caret)
      ref.current?.focus()
    },
    area: {
      ref,
      value: text,
      onChange: ({ target }: { target: HTMLTextAreaElement }) => take(target),
      onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
        setCaret(currentTarget.selectionStart),
    },
  }
}
