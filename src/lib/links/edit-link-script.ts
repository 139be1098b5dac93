/**
 * A script that shows a link to editing the page, at its lower edge. It reads the page's address when it is pressed:
 * Next's router goes from page to page without loading one.
 */
export const editLinkScript = (text: string, languages: readonly string[]): string =>
  `(${show})(${JSON.stringify([text, languages]).slice(1, -1)})`

const show = `function (text, languages) {
  if (document.documentElement.dataset.preview || window.parent !== window) return
  var aside = document.createElement('aside')
  var link = document.createElement('a')
  aside.setAttribute('aria-label', text)
  aside.dataset.editLink = ''
  aside.style.cssText = 'position:fixed;inset-block-end:16px;inset-inline-start:16px;z-index:60'
  link.style.cssText = 'display:block;padding:10px 16px;border:1px solid var(--signal);border-radius:var(--radius-control);background:var(--ground);color:var(--text);font-size:15px;font-weight:600;text-decoration:none'
  link.textContent = text
  link.href = '/api/preview'
  function lead() {
    var lng = document.documentElement.lang
    var parts = location.pathname.split('/')
    if (languages.indexOf(parts[1]) >= 0) parts.splice(1, 1)
    link.href = '/api/preview?path=' + encodeURIComponent(parts.join('/') || '/') + '&lng=' + lng
  }
  lead()
  ;['pointerdown', 'focus', 'click'].forEach(function (name) { link.addEventListener(name, lead) })
  aside.append(link)
  document.body.append(aside)
}`
