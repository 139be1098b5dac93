/** On the field of a text that was clicked before the tools of editing in place were there. */
export const heldAttribute = 'data-edit-held'

/** Event of the document once these tools answer to clicks themselves. */
export const toolsEvent = 'edit-tools'

/** What such a field knows. */
export interface HeldField extends HTMLTextAreaElement {
  /** The text that was clicked, with its marks. */
  marked?: string
  /** What stood there when Enter was pressed first: in a text of one line this ends it. */
  line?: string
  isDone?: boolean
  isComposing?: boolean
}

/**
 * What staff type on a page of drafts before its scripts are there: a click on a marked text opens a plain field over
 * it, in which the browser's own input works. The tools take over what was written. In the frame of the panel nothing is
 * edited.
 */
export const holdFunction = `(function (label) {
  if (window.parent !== window) return
  function marksOf(element) {
    for (var node = element.firstChild; node; node = node.nextSibling)
      if (node.nodeType === 3 && node.data.indexOf('\\udb40') >= 0) return node.data
  }
  function onClick(event) {
    if (event.ctrlKey || event.metaKey || event.detail === 0) return
    for (var element = event.target; element; element = element.parentElement) {
      var marked = marksOf(element)
      if (!marked) continue
      event.preventDefault()
      event.stopImmediatePropagation()
      return hold(element, marked)
    }
  }
  function hold(element, marked) {
    var box = element.getBoundingClientRect(), area = document.createElement('textarea')
    area.marked = marked
    area.setAttribute('${heldAttribute}', '')
    area.setAttribute('aria-label', label)
    area.placeholder = element.textContent.replace(/\\udb40[\\udc00-\\udfff]/g, '')
    area.style.cssText = 'position:absolute;z-index:2147482500;margin:0;padding:0;border:0;resize:none;overflow:hidden;field-sizing:content;background:var(--ground);color:var(--text);outline:2px solid var(--signal);outline-offset:6px'
    area.style.font = getComputedStyle(element).font
    area.style.left = box.left + scrollX + 'px'
    area.style.top = box.top + scrollY + 'px'
    area.style.width = Math.max(box.width, 120) + 'px'
    area.style.minHeight = box.height + 'px'
    area.addEventListener('keydown', function (event) {
      event.stopPropagation()
      if (event.isComposing) return
      var isEnter = event.key === 'Enter'
      if (event.key === 'Escape') area.remove()
      else if (event.key === 'Tab' || (isEnter && (event.ctrlKey || event.metaKey))) {
        event.preventDefault()
        area.isDone = area.readOnly = true
      } else if (isEnter && area.line === undefined) area.line = area.value
    })
    area.addEventListener('compositionstart', function () { area.isComposing = true })
    area.addEventListener('compositionend', function () { area.isComposing = false })
    area.addEventListener('blur', function () { if (area.value === '') area.remove() })
    document.body.append(area)
    area.focus({ preventScroll: true })
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('${toolsEvent}', function () {
    document.removeEventListener('click', onClick, true)
  }, { once: true })
})`
