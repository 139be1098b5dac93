'use client'

import { useMemo, useRef, useState, type MouseEvent } from 'react'
import { makeTranslator } from '@/src/i18n/translate'
import { CloseIcon } from '../icons'
import type { PanelName } from '../links'
import { LanguagePicker } from './language-picker'
import { MobileMenu } from './mobile-menu'
import type { PanelProps } from './panel-props'
import css from './panels.module.css'
import { SearchPanel } from './search-panel'
import { useModalHeader } from './use-hold-page'
import { CompanyMenu, ProductsMenu, SolutionsMenu } from './wide-menus'

interface Props extends Omit<PanelProps, 't'> {
  open: PanelName | null
}

const contents = {
  company: CompanyMenu,
  solutions: SolutionsMenu,
  products: ProductsMenu,
  search: SearchPanel,
  language: LanguagePicker,
  mobile: MobileMenu,
}

/** Drawer of the header, whose content depends on the opened menu. */
export function Panels({ open, ...props }: Props) {
  const { lng, menus, words, onClose } = props
  const t = useMemo(() => makeTranslator(lng, menus.texts), [lng, menus])
  const sheet = useRef<HTMLDivElement>(null)
  const { panel, turn } = useLastOpened(open)
  useModalHeader({ sheet, isOpen: open !== null, turn, onClose })

  if (!panel) return null
  const Content = contents[panel]
  const name = panel === 'language' ? t('language.choose') : words[panel]
  return (
    <>
      <div className={css.veil} data-open={open ? '' : undefined} onClick={onClose} />
      <div className={css.window} data-open={open ? '' : undefined}>
        <div
          ref={sheet}
          id={`panel-${panel}`}
          className={css.sheet}
          role="dialog"
          aria-label={name}
          tabIndex={-1}
          inert={open === null}
          data-holds-page={open ? '' : undefined}
        >
          {/* A new one each time, so that every opening begins at the beginning. */}
          <div key={turn} className={css.inner} onClick={(event) => closeOnLink(event, onClose)}>
            {/* The button that opens the menu of small screens is a cross as long as it is open. */}
            {panel === 'mobile' ? null : (
              <button type="button" className={css.close} onClick={onClose}>
                <CloseIcon />
                <span className="visually-hidden">{t('menu.close')}</span>
              </button>
            )}
            <Content {...props} t={t} />
          </div>
        </div>
      </div>
    </>
  )
}

/** Returns the last opened menu, also while it folds away, and the number of openings. */
function useLastOpened(open: PanelName | null) {
  const [before, setBefore] = useState<PanelName | null>(null)
  const [last, setLast] = useState({ panel: open, turn: 0 })
  if (open !== before) {
    setBefore(open)
    if (open) setLast({ panel: open, turn: last.turn + 1 })
  }
  return last
}

/** A link to the page that is shown changes no address, and would leave the panel open. */
function closeOnLink(event: MouseEvent, close: () => void) {
  const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey
  if (!isNewTab && (event.target as Element).closest('a[href]')) close()
}
