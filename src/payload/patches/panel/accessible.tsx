'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useFieldOfAddress } from './open-field'

type Fix = (element: HTMLElement) => void

const setOnce = (element: HTMLElement, name: string, value: string | null | undefined): void => {
  if (value && element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** The label of the field, column or setting in which an element stands. */
const labelAround = (element: HTMLElement): string | undefined =>
  element
    .closest('.field-type, .payload-settings__language, .array-field')
    ?.querySelector('.field-label, label, h3')
    ?.textContent?.replace(/\*/g, '')
    .trim() || undefined

const headingLevel =
  (level: number): Fix =>
  (element) => {
    setOnce(element, 'role', 'heading')
    setOnce(element, 'aria-level', String(level))
  }

/** Only the views of a document have a main part; its first part is that of all others. */
const setLandmarks: Fix = (wrap) => {
  const parts = [...wrap.children].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && !part.matches('header, script, style') && !!part.textContent,
  )
  const isMain = (part: HTMLElement) =>
    part.tagName === 'MAIN' || part.querySelector('main') !== null
  const main = parts.find(isMain) ?? parts[0]
  for (const part of parts) {
    if (isMain(part)) continue
    setOnce(part, 'role', part === main ? 'main' : 'region')
    if (part !== main) setOnce(part, 'aria-label', part.querySelector('h1')?.textContent)
  }
}

type Words = Record<
  | 'actions'
  | 'clear'
  | 'confirm'
  | 'edit'
  | 'height'
  | 'menu'
  | 'move'
  | 'next'
  | 'preview'
  | 'previous'
  | 'remove'
  | 'select'
  | 'selectAll'
  | 'width',
  string
>

/** Names and roles that Payload's own components leave out, by selector. */
const findFixes = (words: Words) =>
  ({
    '.clickable-arrow--left': (element) => setOnce(element, 'aria-label', words.previous),
    '.clickable-arrow:not(.clickable-arrow--left)': (element) =>
      setOnce(element, 'aria-label', words.next),
    '.collapsible__drag, .upload--has-many__drag': (element) =>
      setOnce(element, 'aria-label', words.move),
    '.upload-relationship-details__edit': (element) => setOnce(element, 'aria-label', words.edit),
    '.upload-relationship-details__remove': (element) =>
      setOnce(element, 'aria-label', words.remove),
    // Payload calls a confirmation by its id, and the button that confirms all of them "Confirm".
    '.confirmation-modal': (dialog) => {
      const title = dialog.querySelector('h1')?.textContent
      setOnce(dialog, 'role', 'alertdialog')
      setOnce(dialog, 'aria-label', title)
      const verb = dialog.querySelector('#confirm-action .btn__label')?.firstChild
      if (verb instanceof Text && verb.data === words.confirm && title) verb.data = title
    },
    '.template-minimal': (element) => setOnce(element, 'role', 'main'),
    '.template-default__wrap': setLandmarks,
    '.list-header': (element) => setOnce(element, 'role', 'group'),
    '.no-results h3, .payload-settings h3': headingLevel(2),
    '.array-field__title, .blocks-field__header h3, .group-field__title': headingLevel(2),
    // They double what the field does by keys, and are hidden from readers of the screen.
    '.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]': (element) =>
      setOnce(element, 'tabindex', '-1'),
    'input[role="combobox"], .rs__input': (element) =>
      setOnce(element, 'aria-label', labelAround(element) ?? words.menu),
    '.react-datepicker__input-container input': (element) =>
      setOnce(element, 'aria-label', labelAround(element) ?? words.select),
    '.popup-button': (element) => {
      if (!element.textContent?.trim()) {
        const field = labelAround(element)
        setOnce(element, 'aria-label', field ? `${field}: ${words.actions}` : words.actions)
      }
    },
    // Those of fields have labels of their own.
    'input[type="checkbox"][aria-label=""]': (element) => {
      if ((element as HTMLInputElement).labels?.length) return
      const isAll = element.id === 'select-all'
      element.removeAttribute('aria-labelledby')
      setOnce(element, 'aria-label', isAll ? words.selectAll : words.select)
    },
    // What can be put in order is no button: it holds one, which takes it out.
    '.multi-value.draggable': (element) => {
      setOnce(element, 'role', 'group')
      setOnce(element, 'aria-label', element.textContent)
    },
    // Of a narrow window, where it scrolls sideways.
    '.doc-controls__content': (element) => {
      if (element.scrollWidth > element.clientWidth) setOnce(element, 'tabindex', '0')
      else element.removeAttribute('tabindex')
    },
    // What is read out begins with what is seen.
    '.doc-tab:has(.pill-version-count)': (element) =>
      setOnce(element, 'aria-label', element.textContent?.replace(/\s+/g, ' ').trim()),
    '.date-time-picker__clear-button': (element) => setOnce(element, 'aria-label', words.clear),
    '#live-preview-iframe': (element) => setOnce(element, 'title', words.preview),
    'input[name="live-preview-width"]': (element) => setOnce(element, 'aria-label', words.width),
    'input[name="live-preview-height"]': (element) => setOnce(element, 'aria-label', words.height),
    // A list may hold nothing but entries.
    '.doc-tabs__tabs:not(:has(> li))': (element) => setOnce(element, 'role', 'presentation'),
  }) satisfies Record<string, Fix>

/**
 * Gives Payload's own parts of the panel the names, roles and landmarks that they lack, also those that come later.
 *
 * Private: classes and order of the elements that Payload's panel draws, for this whole folder.
 * Issue: https://github.com/payloadcms/payload/issues/1227
 * Lost without it: a panel that screen readers can use; links to a field; names of files in place of random ones; photos that
 * are made to fit before they are sent; one save of one press.
 * Test: tests/unit/patches/panel.test.ts, tests/e2e/panel.spec.ts
 */
export function Accessible({ children }: { children: ReactNode }) {
  useFieldOfAddress()
  const { t } = useTranslation()
  useEffect(() => {
    const mends = Object.entries(
      findFixes({
        actions: t('general:moreOptions'),
        selectAll: t('general:selectAllRows'),
        select: t('general:select'),
        menu: t('general:menu'),
        previous: t('general:previous'),
        next: t('general:next'),
        move: t('general:moveUp'),
        edit: t('general:edit'),
        preview: t('general:livePreview'),
        clear: t('general:clear'),
        confirm: t('general:confirm'),
        remove: t('general:remove'),
        width: t('upload:width'),
        height: t('upload:height'),
      }),
    )
    const mend = () => {
      for (const [selector, each] of mends) {
        document.querySelectorAll<HTMLElement>(selector).forEach(each)
      }
    }
    let frame = 0
    const mendSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mend)
    }
    const observer = new MutationObserver(mendSoon)
    mend()
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', mendSoon)
    return () => {
      observer.disconnect()
      removeEventListener('resize', mendSoon)
      cancelAnimationFrame(frame)
    }
  }, [t])
  return children
}
