'use client'

import { useEffect, useRef, useState } from 'react'
import {
  blocksOnPage,
  boxOf,
  showBlock,
  type ShownBlock,
} from '@/src/staff/in-place/page/blocks-on-page'
import { Icon, type IconName } from './icon'
import { useSay } from './texts'

export type BlockAction = 'up' | 'down' | 'copy' | 'hide' | 'show' | 'remove' | 'fields'

interface Props {
  /** The words for a block, by its id. */
  nameOf: (id: string) => string
  drawn: number
  /** Id of a block that has just come: it is shown and selected. */
  added: string | null
  onShown: () => void
  onAction: (action: BlockAction, id: string) => void
  /** Called with the place at which a new block is wanted. */
  onAdd: (index: number) => void
  /** @param before id of the block in front of which it comes; null for the end */
  onMove: (id: string, before: string | null) => void
}

const actionsOf = (isHidden: boolean): { action: BlockAction; icon: IconName; text: string }[] => [
  { action: 'fields', icon: 'fields', text: 'inPlace.fields' },
  { action: 'up', icon: 'up', text: 'inPlace.up' },
  { action: 'down', icon: 'down', text: 'inPlace.down' },
  { action: 'copy', icon: 'copy', text: 'inPlace.duplicate' },
  isHidden
    ? { action: 'show', icon: 'show', text: 'inPlace.show' }
    : { action: 'hide', icon: 'hide', text: 'inPlace.hide' },
  { action: 'remove', icon: 'remove', text: 'delete' },
]

/** Tools of each block: shown at the one under the pointer, and reached by keyboard at all of them. */
export function BlockTools({ nameOf, drawn, added, onShown, onAction, onAdd, onMove }: Props) {
  const say = useSay()
  const [places, setPlaces] = useState<PlacedBlock[]>([])
  const [current, setCurrent] = useState('')
  const toolbars = useRef(new Map<string, HTMLElement>())
  const { drag, begin } = useBlockDrag(places, onMove)

  useEffect(() => {
    const measure = () =>
      setPlaces(blocksOnPage().map((block) => ({ block, box: boxOf(block.elements) })))
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    const onPoint = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const over = blocksOnPage().find(({ elements }) =>
        elements.some((element) => element.contains(target)),
      )
      if (over) setCurrent(over.id)
    }
    document.addEventListener('pointerover', onPoint)
    document.addEventListener('focusin', onPoint)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onPoint)
    }
  }, [drawn])

  const isAddedShown = places.some(({ block, box }) => block.id === added && box)
  useEffect(() => {
    if (!added || !isAddedShown) return
    const toolbar = toolbars.current.get(added)
    // The page is drawn a while after the block was asked for: words that are being typed meanwhile go on where they are.
    if (!isTypingBeside(toolbar)) {
      setCurrent(added)
      showBlock(added)
      toolbar?.querySelector('button')?.focus({ preventScroll: true })
    }
    onShown()
    // Once for each block that comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [added, isAddedShown])

  const tools = places.map(({ block: { id, isHidden }, box }, index) => {
    const state = isHidden ? ` · ${say('inPlace.hidden')}` : ''
    const label = `${say('inPlace.part')} ${index + 1}: ${nameOf(id)}${state}`
    const top = (box?.top ?? 0) + 8
    const addAt = (text: string, at: number, height: number) => (
      <AddHandle
        label={`${say(text)}: ${nameOf(id)}`}
        box={box}
        top={height}
        isShown={id === current || places[at]?.block.id === current}
        onAdd={() => onAdd(at)}
      />
    )
    return (
      <div key={id}>
        {index === 0 ? addAt('inPlace.addAbove', 0, box?.top ?? 0) : null}
        {box && id === current ? (
          <div
            className="frame"
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          />
        ) : null}
        <div
          ref={(element) => {
            if (element) toolbars.current.set(id, element)
            else toolbars.current.delete(id)
          }}
          className="tools"
          role="toolbar"
          aria-label={label}
          data-shown={id === current || isHidden || undefined}
          data-hidden={isHidden || undefined}
          style={{ top, right: 'auto', left: (box?.left ?? 0) + 8 }}
        >
          {/* By keyboard a block is moved by the buttons behind it. */}
          <span
            className="grip"
            title={say('inPlace.drag')}
            onPointerDown={(event) => {
              event.preventDefault()
              event.currentTarget.releasePointerCapture(event.pointerId)
              begin(id, event.clientY)
            }}
          >
            <Icon name="grip" />
          </span>
          {isHidden ? <b>{nameOf(id) + state}</b> : null}
          {actionsOf(isHidden).map(({ action, icon, text }) => (
            <button
              // One button hides and shows, and keeps the focus.
              key={action === 'show' ? 'hide' : action}
              type="button"
              className={action === 'show' ? undefined : 'icon'}
              title={say(text)}
              aria-label={`${say(text)}: ${nameOf(id)}`}
              disabled={
                (action === 'up' && index === 0) ||
                (action === 'down' && index === places.length - 1)
              }
              onClick={() => onAction(action, id)}
            >
              <Icon name={icon} />
              {action === 'show' ? say(text) : null}
            </button>
          ))}
        </div>
        {addAt('inPlace.addBelow', index + 1, box?.bottom ?? 0)}
      </div>
    )
  })
  return (
    <>
      {tools}
      <HiddenStatus places={places} nameOf={nameOf} />
      {drag ? <div className="gap" style={{ top: drag.top }} /> : null}
    </>
  )
}

function isTypingBeside(toolbar: HTMLElement | undefined): boolean {
  const root = toolbar?.getRootNode()
  const active = (root instanceof ShadowRoot && root.activeElement) || document.activeElement
  return active?.matches('input, textarea, [contenteditable]') ?? false
}

interface AddHandleProps {
  label: string
  box: DOMRect | null
  top: number
  isShown: boolean
  onAdd: () => void
}

/** Lowest place of the middle of a handle: it would be cut off by the upper end of the page. */
const lowestTop = 20

/** The sign between two blocks that adds one there; nothing at a block that shows nothing. */
function AddHandle({ label, box, top, isShown, onAdd }: AddHandleProps) {
  if (!box) return null
  // In a narrow window the tools of the block reach to its middle.
  const left = box.width < 600 ? box.right - 44 : box.left + box.width / 2
  return (
    <button
      type="button"
      className="icon insert"
      title={label}
      aria-label={label}
      data-shown={isShown || undefined}
      style={{ left, top: Math.max(top, lowestTop) }}
      onClick={onAdd}
    >
      <Icon name="add" />
    </button>
  )
}

interface HiddenStatusProps {
  places: PlacedBlock[]
  nameOf: (id: string) => string
}

/** Tells screen readers which block was hidden or is shown again, once the page is drawn that way. */
function HiddenStatus({ places, nameOf }: HiddenStatusProps) {
  const say = useSay()
  const known = useRef(new Map<string, boolean>())
  const [changed, setChanged] = useState<{ id: string; isHidden: boolean } | null>(null)

  useEffect(() => {
    const isOther = ({ block: { id, isHidden } }: PlacedBlock) =>
      known.current.has(id) && known.current.get(id) !== isHidden
    const other = places.find(isOther)
    if (other) setChanged(other.block)
    known.current = new Map(places.map(({ block: { id, isHidden } }) => [id, isHidden]))
  }, [places])

  const state = changed?.isHidden ? 'inPlace.hidden' : 'inPlace.shown'
  return (
    <p role="status" className="unseen">
      {changed ? `${nameOf(changed.id)}: ${say(state)}` : ''}
    </p>
  )
}

interface PlacedBlock {
  block: ShownBlock
  /** In coordinates of the page; null where it shows nothing. */
  box: DOMRect | null
}

interface Gap {
  /** Id of the block behind it; null at the end of the page. */
  before: string | null
  /** Position of the line that shows it, in coordinates of the page. */
  top: number
}

interface BlockDrag extends Gap {
  id: string
  /** Position of the pointer, in the window. */
  clientY: number
}

/** Distance from an end of the window at which the page begins to scroll, and the step, px. */
const edge = { height: 90, step: 14 }

/** Drags a block between two others. Escape leaves it where it was. */
function useBlockDrag(places: PlacedBlock[], onDrop: (id: string, before: string | null) => void) {
  const [drag, setDrag] = useState<BlockDrag | null>(null)

  useEffect(() => {
    if (!drag) return
    const { id, clientY } = drag
    const follow = (y: number) => setDrag({ id, clientY: y, ...gapAt(places, y + scrollY) })
    const onMove = (event: PointerEvent) => follow(event.clientY)
    const onEnd = () => {
      setDrag(null)
      onDrop(id, drag.before)
    }
    const onCancel = () => setDrag(null)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel()
    const frame = requestAnimationFrame(() => {
      const by = scrollAt(clientY)
      if (by === 0) return
      scrollBy({ top: by, behavior: 'instant' })
      follow(clientY)
    })
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onEnd)
    addEventListener('pointercancel', onCancel)
    addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onEnd)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('keydown', onKey)
    }
  }, [drag, places, onDrop])

  const begin = (id: string, clientY: number) =>
    setDrag({ id, clientY, ...gapAt(places, clientY + scrollY) })
  return { drag, begin }
}

/** The gap between blocks that is nearest to a height of the page. */
function gapAt(places: PlacedBlock[], y: number): Gap {
  const seen = places.flatMap(({ block, box }) => (box ? [{ id: block.id, box }] : []))
  const behind = seen.find(({ box }) => y < box.top + box.height / 2)
  return behind
    ? { before: behind.id, top: behind.box.top }
    : { before: null, top: seen.at(-1)?.box.bottom ?? 0 }
}

function scrollAt(clientY: number): number {
  if (clientY < edge.height) return -edge.step
  return clientY > innerHeight - edge.height ? edge.step : 0
}
