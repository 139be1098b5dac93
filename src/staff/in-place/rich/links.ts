import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type LexicalNode,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { $createLinkNode, LinkNode } from './link-node'

/** The link in which a selection begins; null where it begins in none. */
export const $linkAt = (selection: RangeSelection): LinkNode | null =>
  $linkAround(selection.isBackward() ? selection.focus.getNode() : selection.anchor.getNode())

/**
 * Sets where the selected words lead, or takes their links away. Without selected words the link around the caret is
 * changed, or the address itself becomes a link.
 */
export function $setLink(url: string | null): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const around = $linkAt(selection)
  if (around && (selection.isCollapsed() || holds(around, selection))) {
    if (url === null) $unwrap(around)
    else around.setUrl(url)
    return
  }
  if (selection.isCollapsed()) {
    if (url !== null) selection.insertNodes([$createLinkNode(url).append($createTextNode(url))])
    return
  }
  const selected = selection.extract().filter((node) => !$isElementNode(node))
  for (const node of selected) {
    const link = $linkAround(node)
    if (link) $unwrap(link)
  }
  if (url === null) return
  let last: LinkNode | null = null
  for (const node of selected) {
    if (last === null || !last.is(node.getPreviousSibling())) {
      last = $createLinkNode(url)
      node.insertBefore(last)
    }
    last.append(node)
  }
}

const $linkAround = (node: LexicalNode): LinkNode | null => {
  const found = $findMatchingParent(node, (parent) => parent instanceof LinkNode)
  return found instanceof LinkNode ? found : null
}

const holds = (link: LinkNode, { anchor, focus }: RangeSelection): boolean =>
  [anchor, focus].every((point) => link.isParentOf(point.getNode()) || link.is(point.getNode()))

function $unwrap(link: LinkNode): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}
