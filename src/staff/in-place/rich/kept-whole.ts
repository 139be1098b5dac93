import { type Data, isData, isSame } from '@/src/domain/merge'

/**
 * Returns true where an editor that read a formatted text would write it back complete: every node with everything that
 * it holds. Adjacent texts of the same look may have become one, and missing values may have got their default.
 */
export const isKeptWhole = (stored: unknown, written: unknown): boolean => {
  if (Array.isArray(stored)) {
    if (!Array.isArray(written)) return false
    const [before, after] = [joined(stored), joined(written)]
    return (
      before.length === after.length &&
      before.every((node, index) => isKeptWhole(node, after[index]))
    )
  }
  if (!isData(stored)) return isSame(stored, written)
  return (
    isData(written) &&
    Object.entries(stored).every(([name, value]) => isKeptWhole(value, written[name]))
  )
}

function joined(nodes: unknown[]): unknown[] {
  const result: unknown[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (isText(last) && isText(node) && isSame(lookOf(last), lookOf(node))) {
      result[result.length - 1] = { ...last, text: last.text + node.text }
    } else result.push(node)
  }
  return result
}

type TextNode = Data & { text: string }

const isText = (node: unknown): node is TextNode =>
  isData(node) && node.type === 'text' && typeof node.text === 'string'

/** Everything of a text but its words; what is missing has its default. */
const lookOf = ({ text: _, ...look }: TextNode): Data => ({
  ...look,
  format: look.format ?? 0,
  detail: look.detail ?? 0,
  mode: look.mode ?? 'normal',
  style: look.style ?? '',
})
