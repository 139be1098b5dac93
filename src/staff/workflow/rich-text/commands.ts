import {
  $createParagraphNode,
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  registerList,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
  registerRichText,
} from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { type FormatTool, isHeading, isOfWords } from '@/src/staff/workflow/rich-text/tools'
import { withoutMarks } from '@/src/domain/source-marks/marks'
import { $linkAt } from './links'

/**
 * Registers keys and the clipboard in an editor. Pasted and dropped content becomes what `$insert` makes of it, text and
 * nothing else where none is given, and no key applies a format that the field does not allow.
 */
export const registerKeys = (
  editor: LexicalEditor,
  tools: readonly FormatTool[],
  $insert: (content: DataTransfer) => void = (content) =>
    $insertLines(content.getData('text/plain')),
): (() => void) =>
  mergeRegister(
    registerRichText(editor),
    registerList(editor),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      () => {
        $readSelection(editor)
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => !tools.some((tool) => tool === format),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!('clipboardData' in event)) return false
        event.preventDefault()
        if (event.clipboardData) $insert(event.clipboardData)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (typed) => {
        if (typeof typed === 'string' || !typed.dataTransfer) return false
        $insert(typed.dataTransfer)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )

/**
 * Takes over what is selected in the document now. Browsers tell of a selection some time after it was made: a key pressed
 * at once would act on the one before, and where it moves the focus the new one is never told of.
 */
export function $readSelection(editor: LexicalEditor): void {
  const selected = getSelection()
  if (!selected || document.activeElement !== editor.getRootElement()) return
  const known = $getSelection()
  const now = $createRangeSelectionFromDom(selected, editor)
  if (
    !now ||
    ($isRangeSelection(known) && known.anchor.is(now.anchor) && known.focus.is(now.focus))
  )
    return
  $setSelection(now)
}

/** Sets what a button says, or takes it away where all of the selection has it. */
export function press(editor: LexicalEditor, tool: Exclude<FormatTool, 'link'>): void {
  if (isOfWords(tool)) {
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, tool)
    return
  }
  const isSet = editor.getEditorState().read(() => $toolsInUse().includes(tool))
  if (tool === 'bullets' || tool === 'numbers') {
    const insert = tool === 'bullets' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    editor.dispatchCommand(isSet ? REMOVE_LIST_COMMAND : insert, undefined)
    return
  }
  editor.update(() => {
    const selection = $getSelection()
    $setBlocksType(selection, () => {
      if (isSet) return $createParagraphNode()
      return isHeading(tool) ? $createHeadingNode(tool) : $createQuoteNode()
    })
  })
}

/** The tools whose effect is seen where the caret stands. */
export function $toolsInUse(): FormatTool[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return []
  const words = (['bold', 'italic', 'underline', 'strikethrough'] as const).filter((tool) =>
    selection.hasFormat(tool),
  )
  const node = selection.anchor.getNode()
  const blocks = [node, ...node.getParents()].flatMap((around): FormatTool[] => {
    if ($isHeadingNode(around)) return [around.getTag()]
    if ($isQuoteNode(around)) return ['quote']
    if ($isListNode(around)) return [around.getListType() === 'number' ? 'numbers' : 'bullets']
    return []
  })
  return [...words, ...blocks.slice(0, 1), ...($linkAt(selection) ? (['link'] as const) : [])]
}

/** Each line is a paragraph, as if it were typed. */
function $insertLines(text: string): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  withoutMarks(text)
    .split(/\r\n|[\r\n]/)
    .forEach((line, index) => {
      if (index > 0) selection.insertParagraph()
      selection.insertText(line)
    })
}
