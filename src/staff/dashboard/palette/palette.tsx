'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useStaff } from '../kit/api/auth'
import { Modal } from '../kit/ui/modal'
import { useNavigation } from '../kit/ui/navigation'
import { useLanguage, useTexts } from '../kit/ui/texts'
import { useChangeLanguage } from '../kit/ui/language-choice'
import { type Command, commandsFor, groups } from './commands'
import { makeFinder } from './find'
import css from './palette.module.css'
import { useRecords } from './use-records'

/** Pause in typing before records are searched, ms. */
const typingPause = 200

/**
 * Leads to pages, records and actions by what is typed. The focus stays in the field, which names the active option:
 * up and down go through the options, Enter takes one, Escape closes.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const lng = useLanguage()
  const navigation = useNavigation()
  const auth = useStaff()
  const changeLanguage = useChangeLanguage()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const typed = usePaused(text.trim())
  const go = (path: string) => navigation.push(path)
  // Made once: whatever changes them closes the palette.
  const [commands] = useState(() => commandsFor({ t, auth, go, changeLanguage }))
  const [find] = useState(() => makeFinder(commands, lng))
  const { records, isLooking, hasFailed } = useRecords({ typed, t, lng, auth, go })
  const matching = text.trim() ? find(text) : commands.filter(({ isTypedFor }) => !isTypedFor)
  const found = [...matching, ...records]
  // The group of the best hit stands first.
  const shownGroups = text.trim() ? [...new Set(found.map(({ group }) => group))] : groups
  const options = shownGroups.flatMap((group) => found.filter((each) => each.group === group))
  const current = Math.min(active, options.length - 1)
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current, options.length])

  const take = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = nextOption(event.key, current, options.length)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) take(options[current])
    else setActive(next)
  }

  return (
    <Modal size="large" title={t('palette.open')} onClose={onClose}>
      <div className={css.palette}>
        <input
          data-first
          type="text"
          role="combobox"
          className={css.field}
          aria-label={t('palette.label')}
          placeholder={t('palette.label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <div
          ref={list}
          role="listbox"
          id={`${id}-list`}
          className={css.list}
          aria-label={t('palette.open')}
          hidden={options.length === 0}
        >
          {shownGroups.map((group) => {
            const inGroup = options.filter((each) => each.group === group)
            if (inGroup.length === 0) return null
            return (
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <div id={`${id}-${group}`} className={css.group} role="presentation">
                  {t(`palette.${group}`)}
                </div>
                {inGroup.map((command) => {
                  const index = options.indexOf(command)
                  return (
                    <div
                      key={command.id}
                      id={optionId(index)}
                      role="option"
                      aria-selected={index === current}
                      className={css.option}
                      onPointerMove={() => setActive(index)}
                      onClick={() => take(command)}
                    >
                      <span lang={command.lang}>{command.label}</span>
                      {command.note ? <span className={css.note}>{command.note}</span> : null}
                    </div>
                  )
                })}
              </div>
            )
          })}
        </div>
        <p className={css.state} role="status">
          {isLooking
            ? t('loading')
            : hasFailed
              ? t('palette.failed')
              : options.length === 0
                ? t('table.noMatch')
                : t('palette.count', { count: options.length })}
        </p>
      </div>
    </Modal>
  )
}

/** The option that a key leads to; undefined for keys that lead nowhere. */
function nextOption(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'PageDown') return Math.min(current + 8, count - 1)
  return key === 'PageUp' ? Math.max(current - 8, 0) : undefined
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
