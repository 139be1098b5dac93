/** Type of scripts that wait until the page has been drawn; the server gives it to them. */
export const laterType = 'later'

/** Under which the browser keeps the system of units that a visitor reads; metric is not kept. */
export const unitsKey = 'units'

/** Under which the browser keeps that a visitor closed the offer of the page in their language. */
export const offerKey = 'languageOffer'

/** Event of the document once the page's components answer to what is pressed. */
export const liveEvent = 'live'

/**
 * Script for the page's head that runs before anything is drawn.
 * - A stored language that is not the page's is applied. An address with a language in it decides by
 *   itself, and changes no choice.
 * - A page in another language than the visitor's, by their choice or else by the languages of the browser, is marked
 *   at the root with that language, in which a line offers it: its room is kept before anything is drawn.
 * - The visitor's units are marked at the root, so that the page is drawn with them from the beginning.
 * - A picture that fails to load is hidden, but for those marked by `data-named`, whose text then takes their
 *   place; one that has come drops the blur behind it. Listening here
 *   also reaches pictures that fail before the page's components start.
 * - Scripts that wait start once the page has been drawn, or after two seconds where nothing is drawn.
 * - The last press on a button before its component is there is given to it then. Presses that come while
 *   React takes over the page it answers itself: they are kept a moment later, when the page is live already.
 */
export const headFunction = `(function (key, languages) {
  var root = document.documentElement
  function keep(lng) { document.cookie = key + '=' + lng + '; Path=/; Max-Age=31536000; SameSite=Lax' }
  try {
    var stored = localStorage.getItem(key), first = location.pathname.split('/')[1]
    if (root.dataset.preview) { /* The editor chose the language of the draft, not of the site. */ }
    else if (languages.indexOf(first) > 0) sessionStorage.removeItem(key)
    else if (stored !== root.lang && languages.indexOf(stored) >= 0) {
      keep(stored)
      if (document.cookie.indexOf(key + '=' + stored) >= 0 && sessionStorage.getItem(key) !== stored) {
        sessionStorage.setItem(key, stored)
        location.reload()
      }
    } else sessionStorage.removeItem(key)
    var read = (stored ? [stored] : navigator.languages).map(function (tag) {
      return languages.find(function (one) { return tag === one }) ||
        languages.find(function (one) { return tag.split('-')[0] === one.split('-')[0] })
    }).find(Boolean)
    if (read && read !== root.lang && !('preview' in root.dataset) && !localStorage.getItem('${offerKey}')) {
      root.dataset.offer = read
    }
  } catch (error) { /* Storage is closed to the site: the cookie alone decides. */ }
  try {
    if (localStorage.getItem('${unitsKey}') === 'imperial') root.dataset.units = 'imperial'
  } catch (error) { /* Closed too: metric. */ }
  addEventListener('error', function (event) {
    var failed = event.target
    if (failed && failed.tagName === 'IMG' && !('named' in failed.dataset)) failed.hidden = true
  }, true)
  document.addEventListener('load', function (event) {
    if (event.target && event.target.tagName === 'IMG') event.target.setAttribute('data-loaded', '')
  }, true)
  function start() {
    document.querySelectorAll('script[type=${laterType}]').forEach(function (waiting) {
      var script = document.createElement('script')
      script.src = waiting.getAttribute('src')
      script.async = true
      waiting.replaceWith(script)
    })
  }
  var pressed, isLive
  function keepPress(event) {
    var button = event.target.closest && event.target.closest('button')
    pressed = undefined
    if (button && !(button.form && button.type === 'submit')) {
      setTimeout(function () { if (!isLive) pressed = button })
    }
  }
  addEventListener('click', keepPress, true)
  document.addEventListener('${liveEvent}', function () {
    isLive = true
    removeEventListener('click', keepPress, true)
    if (pressed) setTimeout(function () { pressed.click() })
  }, { once: true })
  addEventListener('DOMContentLoaded', function () {
    if (document.hidden) start()
    else requestAnimationFrame(function () { setTimeout(start) })
    setTimeout(start, 2000)
  })
})`
