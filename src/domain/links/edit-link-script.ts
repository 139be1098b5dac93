import { type AddressedCollection, folders } from './addresses'

/**
 * A script that shows a bar with a link to editing the page, at the foot of the screen, where the page is of a collection that its reader
 * may edit. It follows the page's address: Next's router goes from page to page without loading one.
 */
export function editLinkScript(
  text: string,
  languages: readonly string[],
  editable: readonly AddressedCollection[],
): string {
  const records = Object.entries(folders).map(([collection, folder]) => [
    `${folder}/`,
    editable.some((one) => one === collection),
  ])
  const data = [text, languages, records, editable.includes('pages')]
  return `(${show})(${JSON.stringify(data).slice(1, -1)})`
}

const show = `function (text, languages, records, pages) {
  if (document.documentElement.dataset.preview || window.parent !== window) return
  var aside = document.createElement('aside')
  var link = document.createElement('a')
  aside.setAttribute('aria-label', text)
  aside.dataset.editLink = ''
  // A bar of its own, for which the page leaves room: a button alone would lie on what stands below it.
  aside.style.cssText = 'position:fixed;inset-block-end:calc(var(--foot-bar, 0px) + var(--foot-tray, 0px));inset-inline:0;z-index:60;border-block-start:1px solid var(--signal);background:var(--ground)'
  link.style.cssText = 'display:inline-block;padding:8px 16px;color:var(--text);font-size:15px;font-weight:600'
  link.textContent = text
  link.href = '/api/preview'
  function lead() {
    var lng = document.documentElement.lang
    var parts = location.pathname.split('/')
    if (languages.indexOf(parts[1]) >= 0) parts.splice(1, 1)
    var path = parts.join('/') || '/'
    var record = records.filter(function (one) { return path.indexOf(one[0]) === 0 })[0]
    aside.hidden = !(record ? record[1] : pages)
    link.href = '/api/preview?path=' + encodeURIComponent(path) + '&lng=' + lng
  }
  lead()
  ;['pointerdown', 'focus', 'click'].forEach(function (name) { link.addEventListener(name, lead) })
  // Each page has a title of its own, which the router writes.
  new MutationObserver(lead).observe(document.head, { childList: true, subtree: true, characterData: true })
  aside.append(link)
  document.body.append(aside)
  new ResizeObserver(function () {
    document.documentElement.style.setProperty('--foot-edit', aside.offsetHeight + 'px')
  }).observe(aside)
}`
