/** Type of the tag that names the scripts which wait until the page has been drawn; the server writes it. */
export const laterType = 'later'

/** Attribute of the data for React where it stands in the page itself, as JSON that no browser runs. */
export const dataAttribute = 'data-page'

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
 *   The cookie of a language is `Secure` under https, whose name is longer than that of http by its sixth letter.
 * - The visitor's units are marked at the root, so that the page is drawn with them from the beginning.
 * - A picture that fails to load is hidden, but for those marked by `data-named`, whose text then takes their
 *   place; one that has come drops the blur behind it. Listening here
 *   also reaches pictures that fail before the page's components start.
 * - Scripts that wait start once the page has been drawn, or after two seconds where nothing is drawn. With a
 *   slow line, or where the visitor saves data, they wait for the first sign of a visitor who does something, unless
 *   something on the page is marked by `data-at-once`. Browsers tell of a pointer that rests, too. The data
 *   for React is the first of them, or stands in the page: `src/server/next/page-html/` puts it there.
 * - The last press on a button before its component is there is given to it then. Presses that come while
 *   React takes over the page it answers itself: they are kept a moment later, when the page is live already.
 */
export const headFunction = `(({ key, languages: codes }) => {
  const root = document.documentElement
  const languages = codes.split(' ')
  try {
    const stored = localStorage.getItem(key)
    if (!('preview' in root.dataset)) { /* There the editor chose the language of the draft, not of the site. */
      if (languages.indexOf(location.pathname.split('/')[1]) < 1 && stored !== root.lang && languages.includes(stored)) {
        const cookie = key + '=' + stored
        document.cookie = cookie + '; Path=/; Max-Age=31536000; SameSite=Lax' + (location.protocol[5] ? '; Secure' : '')
        if (document.cookie.includes(cookie) && sessionStorage.getItem(key) !== stored) {
          sessionStorage.setItem(key, stored)
          location.reload()
        }
      } else sessionStorage.removeItem(key)
      const read = (stored ? [stored] : navigator.languages).map((tag) =>
        languages.find((one) => tag === one) ||
        languages.find((one) => tag.split('-')[0] === one.split('-')[0])
      ).find(Boolean)
      if (read && read !== root.lang && !localStorage.getItem('${offerKey}')) root.dataset.offer = read
    }
    if (localStorage.getItem('${unitsKey}') === 'imperial') root.dataset.units = 'imperial'
  } catch { /* Storage is closed to the site: the cookie alone decides, and units are metric. */ }
  addEventListener('error', ({ target }) => {
    if (target.tagName === 'IMG' && !('named' in target.dataset)) target.hidden = true
  }, true)
  document.addEventListener('load', ({ target }) => {
    if (target.tagName === 'IMG') target.dataset.loaded = ''
  }, true)
  const start = () => {
    const data = document.querySelector('script[${dataAttribute}]')
    if (data) {
      const { rows, start } = JSON.parse(data.textContent)
      data.remove()
      self.__next_f = rows
      ;(self.TURBOPACK ||= []).push(start)
    }
    const waiting = document.querySelector('script[type=${laterType}]')
    waiting?.replaceWith(...waiting.dataset.src.split(' ').map((src) =>
      Object.assign(document.createElement('script'), { src, async: true })
    ))
  }
  let pressed, isLive
  const keepPress = ({ target }) => {
    const button = target.closest?.('button')
    pressed = null
    if (button && !(button.form && button.type === 'submit')) setTimeout(() => isLive || (pressed = button))
  }
  addEventListener('click', keepPress, true)
  document.addEventListener('${liveEvent}', () => {
    isLive = true
    removeEventListener('click', keepPress, true)
    setTimeout(() => pressed?.click())
  }, { once: true })
  addEventListener('DOMContentLoaded', () => {
    const line = navigator.connection || {}
    if ((line.saveData || /[23]g/.test(line.effectiveType)) && !document.querySelector('[data-at-once]')) {
      addEventListener('pointermove', (e) => e.movementX && start())
      'pointerdown click keydown focusin scroll'.split(' ').forEach((on) => addEventListener(on, start, { once: true }))
    } else {
      setTimeout(start, 2000)
      document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
    }
  })
})`

/**
 * The script as it stands in pages, the same in each: the policy names it by its hash. The tag says by its attributes under
 * which key the browser keeps the language, and which languages there are.
 */
export const headScript = /* @__PURE__ */ withoutBlanks(
  `${headFunction}(document.currentScript.dataset)`,
)

/** Blanks and comments are a third of it, in every page. Texts in quotes stay as they are, and so do line ends that end a statement. */
function withoutBlanks(code: string): string {
  return code
    .replace(/ *\/\*.*?\*\//g, '')
    .replace(/\n */g, '\n')
    .replace(/('[^'\n]*')| *([=+?:|&<>,{}()]+) */g, (_, text = '', sign = '') => text + sign)
    .replace(/([{(,>|])\n|\n(?=[})])/g, '$1')
}
