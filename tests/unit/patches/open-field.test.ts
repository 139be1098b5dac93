import { Window } from 'happy-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { openFieldAt } from '@/src/payload/patches/panel/open-field'

const window = new Window()
const document = window.document as unknown as Document

/** The time of the page, ms. */
let now = 0

beforeAll(() => {
  vi.stubGlobal('CSS', window.CSS)
  vi.stubGlobal('HTMLElement', window.HTMLElement)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  // A machine that draws one frame in a second.
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    setImmediate(() => {
      now += 1000
      draw()
    })
  })
})

/** A form as the panel draws it: the fields of a tab come frames after its press. */
function form(tabs: Record<string, string>): HTMLElement {
  document.body.innerHTML = '<form><section></section></form>'
  const all = Object.entries(tabs).map(([name, field], at) => {
    const tab = document.createElement('button')
    tab.textContent = name
    tab.className = `tabs-field__tab-button${at === 0 ? ' tabs-field__tab-button--active' : ''}`
    tab.addEventListener('click', () => {
      for (const each of all) each.classList.remove('tabs-field__tab-button--active')
      tab.classList.add('tabs-field__tab-button--active')
      drawnIn(10, () => {
        if (tab.matches('.tabs-field__tab-button--active'))
          section.innerHTML = `<div id="${field}"><input /></div>`
      })
    })
    return tab
  })
  const section = document.querySelector('section') as HTMLElement
  document.querySelector('form')?.prepend(...all)
  return document.body
}

function drawnIn(frames: number, draw: () => void): void {
  requestAnimationFrame(() => (frames > 1 ? drawnIn(frames - 1, draw) : draw()))
}

it('opens the tab of a field however long the machine takes to draw it', async () => {
  const tabs = { Company: 'field-name', Brand: 'field-brand__color', Modules: 'field-modules' }
  await openFieldAt(form(tabs), 'brand.color')
  expect(document.querySelector('.tabs-field__tab-button--active')?.textContent).toBe('Brand')
  expect(document.activeElement).toBe(document.querySelector('#field-brand__color input'))
})
