'use client'

import {
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type TouchEvent,
  type WheelEvent,
} from 'react'
import { StageDialog, type StageWords } from '@/src/components/stage-dialog.client'
import css from './zoom.module.css'

export interface ZoomWords extends StageWords {
  label: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** With `{{number}}` and `{{count}}` for the figures. */
  position: string
}

interface Props {
  /** Id of the element whose pictures are shown. */
  place: string
  /** Which picture is shown first. */
  first: number
  words: ZoomWords
  onClose: () => void
}

interface Shown {
  src: string
  srcSet: string
  alt: string
  width: number
  height: number
}

/** As often as a press makes a picture larger. */
const step = 1.6

/** From so many pixels on a drag leads to the next picture; over fewer than these it is a press. */
const dragged = 48
const pressed = 6

/**
 * The pictures of a place, one at a time, in the largest width that the window can show. A picture that is zoomed
 * is moved as the browser scrolls: with fingers, wheel, arrow keys.
 */
export default function ZoomDialog({ place, first, words, onClose }: Props) {
  const [pictures] = useState(() => picturesIn(place))
  const [index, setIndex] = useState(first)
  const [scale, setScale] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  const began = useRef<number>(undefined)
  const pinch = useRef<{ apart: number; scale: number }>(undefined)
  const picture = pictures[index]

  const show = (next: number) => {
    if (!pictures[next]) return false
    setScale(1)
    setIndex(next)
    return true
  }
  const most = Math.max(2, step * ratioOf(picture))
  const zoom = (by: number) => setScale((before) => Math.min(most, Math.max(1, before * by)))

  // What was in the middle stays there.
  const lastScale = useRef(1)
  useEffect(() => {
    const shown = frame.current
    if (!shown) return
    const ratio = scale / lastScale.current
    lastScale.current = scale
    const [x, y] = [shown.clientWidth / 2, shown.clientHeight / 2]
    shown.scrollTo((shown.scrollLeft + x) * ratio - x, (shown.scrollTop + y) * ratio - y)
  }, [scale])

  const onKey = (key: string): boolean => {
    if (key === '+' || key === '=') zoom(step)
    else if (key === '-') zoom(1 / step)
    else if (key === '0') setScale(1)
    else if (scale === 1 && key === 'ArrowRight') show(index + 1)
    else if (scale === 1 && key === 'ArrowLeft') show(index - 1)
    else return false
    return true
  }
  const onPointerDown = ({ clientX, isPrimary }: PointerEvent) => {
    began.current = isPrimary ? clientX : undefined
  }
  const onPointerUp = ({ clientX, pointerType }: PointerEvent) => {
    const moved = began.current === undefined ? undefined : clientX - began.current
    began.current = undefined
    if (moved === undefined) return
    if (scale === 1 && Math.abs(moved) > dragged) show(index + (moved < 0 ? 1 : -1))
    else if (pointerType === 'mouse' && Math.abs(moved) < pressed) setScale(scale > 1 ? 1 : most)
  }
  const onTouch = ({ touches }: TouchEvent) => {
    const [one, other] = [touches[0], touches[1]]
    if (!one || !other) {
      pinch.current = undefined
      return
    }
    began.current = undefined
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    pinch.current ??= { apart, scale }
    const wanted = (pinch.current.scale * apart) / pinch.current.apart
    setScale(Math.min(most, Math.max(1, wanted)))
  }
  const onWheel = ({ ctrlKey, deltaY }: WheelEvent) => {
    if (ctrlKey) zoom(deltaY < 0 ? 1.15 : 1 / 1.15)
  }
  if (!picture) return null
  const position = words.position
    .replace('{{number}}', String(index + 1))
    .replace('{{count}}', String(pictures.length))
  return (
    <StageDialog
      label={words.label}
      words={words}
      onKey={onKey}
      onClose={onClose}
      controls={
        <>
          {pictures.length > 1 ? (
            <>
              <Control label={words.previous} isOff={index === 0} press={() => show(index - 1)}>
                ←
              </Control>
              <Control
                label={words.next}
                isOff={index === pictures.length - 1}
                press={() => show(index + 1)}
              >
                →
              </Control>
            </>
          ) : null}
          <Control label={words.zoomOut} isOff={scale <= 1} press={() => zoom(1 / step)}>
            −
          </Control>
          <Control label={words.zoomIn} isOff={scale >= most} press={() => zoom(step)}>
            +
          </Control>
        </>
      }
      caption={
        <p className={css.caption} aria-live="polite">
          <span>{picture.alt}</span> <span>{position}</span>
        </p>
      }
    >
      <div
        ref={frame}
        className={css.frame}
        data-zoomed={scale > 1 || undefined}
        tabIndex={scale > 1 ? 0 : -1}
        role="group"
        aria-label={picture.alt}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onWheel={onWheel}
        onTouchStart={onTouch}
        onTouchMove={onTouch}
        onTouchEnd={onTouch}
      >
        <img
          key={picture.src}
          className={css.picture}
          src={picture.src}
          srcSet={picture.srcSet || undefined}
          sizes={`${Math.round(100 * scale)}vw`}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          draggable={false}
          style={scale > 1 ? { width: `${100 * scale}%`, height: `${100 * scale}%` } : undefined}
        />
      </div>
    </StageDialog>
  )
}

interface ControlProps {
  label: string
  isOff: boolean
  press: () => void
  children: string
}

/** Stays in the order of the keyboard when there is nothing to do for it: the focus would be lost otherwise. */
const Control = ({ label, isOff, press, children }: ControlProps) => (
  <button
    type="button"
    className={css.control}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={() => (isOff ? undefined : press())}
  >
    {children}
  </button>
)

/** Returns the number of pixels of the file for one of the window. */
function ratioOf(picture: Shown | undefined): number {
  if (!picture?.width) return 2
  const shown = Math.min(innerWidth, innerHeight * (picture.width / picture.height))
  return picture.width / shown
}

/** They are on the page already; nothing of them is sent a second time. */
const picturesIn = (place: string): Shown[] =>
  [...document.querySelectorAll<HTMLImageElement>(`#${CSS.escape(place)} a[data-zoom] img`)]
    // Of pictures that stand in each other's place, one is shown.
    .filter((image) => image.closest('a')?.getClientRects().length)
    .map((image) => ({
      src: image.getAttribute('src') ?? '',
      srcSet: image.srcset,
      alt: image.alt,
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    }))
