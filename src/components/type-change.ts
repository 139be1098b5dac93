import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  insertPicture,
  type Selected,
  type TextChange,
} from '@/src/domain/news/markdown/toggle-marks'

/** Changes the text as if it were typed, so that the browser can undo it. */
export function typeChange(
  area: HTMLTextAreaElement | null,
  make: (selected: Selected) => TextChange,
): void {
  if (!area) return
  const { value, selectionStart, selectionEnd } = area
  const { from, to, text, start, end } = make({
    text: value,
    start: selectionStart,
    end: selectionEnd,
  })
  area.focus()
  area.setSelectionRange(from, to)
  const command = text === '' ? 'delete' : 'insertText'
  if (!document.execCommand(command, false, text)) {
    area.setRangeText(text, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

/**
 * A picture that is chosen from a dialog and put into a text written with marks.
 * @returns whether the dialog is open, what opens and closes it, and `choose`, which takes the address of the picture
 */
export function usePictureForText(area: RefObject<HTMLTextAreaElement | null>) {
  const [isChoosing, setChoosing] = useState(false)
  const chosen = useRef<string | null>(null)

  // Once the dialog is closed and has given the focus back, which it holds as long as it is open.
  useEffect(() => {
    const url = chosen.current
    if (isChoosing || url === null) return
    chosen.current = null
    const timer = setTimeout(() =>
      typeChange(area.current, (selected) => insertPicture(selected, url)),
    )
    return () => clearTimeout(timer)
  }, [isChoosing, area])

  return {
    isChoosing,
    open: () => setChoosing(true),
    close: () => setChoosing(false),
    choose: (url: string) => {
      chosen.current = url
      setChoosing(false)
    },
  }
}
