import type { Selected, TextChange } from '@/src/domain/news/markdown/toggle-marks'

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
