'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { write } from '../kit/api/records'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import { toastFailure } from '../kit/ui/failure'
import css from './media.module.css'
import type { SheetPicture } from './picture'

interface Point {
  x: number
  y: number
}

const middle: Point = { x: 50, y: 50 }

/** Time after the last move before the point is saved, ms: arrow keys move it many times. */
const pause = 500

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share)))

/** The picture with the point that every crop holds on to, and what crops of it look like. */
export function FocalPoint({ picture }: { picture: SheetPicture }) {
  const t = useTexts()
  const stored: Point = { x: picture.focalX, y: picture.focalY }
  const [point, setPoint] = useState(stored)
  const [known, setKnown] = useState(stored)
  // A point that was kept while another sheet was closing is read only now.
  if (known.x !== stored.x || known.y !== stored.y) {
    setKnown(stored)
    setPoint(stored)
  }
  const save = useSaved(picture.id)
  const src = mediaAddress(picture.url)
  const move = (next: Point) => {
    const kept = { x: within(next.x), y: within(next.y) }
    setPoint(kept)
    save(kept)
  }
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Pressed by a key it says nothing of a place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    move({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 2
    move({ x: point.x + step.x * far, y: point.y + step.y * far })
  }
  const position = `${point.x}% ${point.y}%`
  return (
    <section aria-label={t('library.focal')} className={css.focal}>
      <button
        type="button"
        className={css.focalPicture}
        aria-label={`${t('library.focal')}: ${t('library.focalAt', { ...point })}`}
        aria-describedby="focal-hint"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" width={picture.width} height={picture.height} />
        <span
          aria-hidden="true"
          className={css.focalMark}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
        />
      </button>
      <div className={css.crops} aria-hidden="true">
        {(['1 / 1', '4 / 5', '16 / 7'] as const).map((shape) => (
          <img
            key={shape}
            src={src}
            alt=""
            style={{ aspectRatio: shape, objectPosition: position }}
          />
        ))}
      </div>
      <p id="focal-hint" className={css.facts}>
        {t('library.focalHint')}
      </p>
      <p role="status" className={css.facts}>
        {t('library.focalAt', { ...point })}{' '}
        <Button
          look="ghost"
          isInactive={point.x === middle.x && point.y === middle.y}
          onClick={() => move(middle)}
        >
          {t('library.focalReset')}
        </Button>
      </p>
    </section>
  )
}

/** Keeps a point once it rests, and at once when the sheet is closed. */
function useSaved(id: string): (point: Point) => void {
  const t = useTexts()
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null)
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      waiting.current.send()
    },
    [],
  )
  return ({ x, y }) => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    const send = () => {
      waiting.current = null
      write('media', 'PATCH', `/${id}`, { focalX: x, focalY: y }).catch((error: unknown) =>
        toastFailure(t, t('toast.updateFailed'), error),
      )
    }
    waiting.current = { timer: setTimeout(send, pause), send }
  }
}
