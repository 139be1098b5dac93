'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { Thumbnail } from '../list/cells'
import css from './combobox.module.css'
import type { ControlProps } from './field'

export interface Offer {
  id: string
  label: string
  /** Address of a small picture; null for none, left out where the records have no pictures. */
  picture?: string | null
}

interface Props {
  control: ControlProps
  text: string
  /** Records that were found by the text. */
  offers: Offer[]
  onText: (text: string) => void
  onChoose: (offer: Offer) => void
  onBlur?: () => void
}

/** Text field that offers records by their names and pictures. */
export function Combobox({ control, text, offers, onText, onChoose, onBlur }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && offers.length > 0
  const current = Math.min(active, offers.length - 1)

  const choose = (offer: Offer) => {
    setOpen(false)
    setActive(-1)
    onChoose(offer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Escape') setOpen(false)
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const next = current + (key === 'ArrowDown' ? 1 : -1)
      setActive(next < 0 ? offers.length - 1 : next % Math.max(offers.length, 1))
    }
    if (key === 'Enter' && isShown) {
      event.preventDefault()
      const offer = offers[Math.max(current, 0)]
      if (offer) choose(offer)
    }
  }

  return (
    <div className={css.box}>
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && current >= 0 ? `${id}-${current}` : undefined}
        // Escape closes the list before the dialog around it.
        data-popup
        value={text}
        onChange={({ target }) => {
          setOpen(true)
          setActive(-1)
          onText(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false)
          onBlur?.()
        }}
      />
      <div role="listbox" id={`${id}-list`} className={css.list} hidden={!isShown}>
        {offers.map((offer, index) => (
          <div
            key={offer.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className={css.option}
            // The focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(offer)}
          >
            {'picture' in offer ? <Thumbnail url={offer.picture} /> : null}
            <span>{offer.label}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
