/**
 * Calls back once an element is in the document, with it; what a page draws later counts as well.
 * @param find looks for it; it is called after each change of the document
 * @returns what ends the waiting
 */
export function whenPresent<T extends Element>(
  find: () => T | null,
  then: (element: T) => void,
): () => void {
  const look = () => {
    const element = find()
    if (!element) return
    observer.disconnect()
    then(element)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
