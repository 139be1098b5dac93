'use client'

import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CarouselButton } from '@/src/components/carousel-button'
import { usePageHeld } from '@/src/components/use-page-held'
import css from './image-carousel.module.css'

interface Props {
  label: string
  /** Time for which a picture stays, ms. */
  delay: number
  slides: { label: string; goTo: string; content: ReactNode }[]
  labels: { previous: string; next: string; pause: string; play: string }
}

/**
 * Pictures that follow each other round and round. They wait while somebody points at them or has the
 * focus in them or a menu is open, and stay where less motion is wanted. Without scripts they can be pushed.
 */
export function Slides({ label, delay, slides, labels }: Props) {
  const count = slides.length
  const [current, setCurrent] = useState(0)
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPageHeld = usePageHeld()
  const go = (index: number) => setCurrent((index + count) % count)
  const swipe = useSwipe((step) => go(current + step))

  useEffect(() => {
    setReady(true)
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  const runs = isPlaying && !isPointedAt && !isFocused && !isPageHeld && count > 1
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setCurrent((current + 1) % count), delay)
    return () => clearTimeout(timer)
  }, [runs, current, count, delay])

  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={isReady ? '' : undefined}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      // A click leaves the focus behind; only what the keyboard reached makes the pictures wait.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget))
      }
    >
      <div className={css.window} {...swipe}>
        <ul
          className={css.track}
          style={isReady ? { transform: `translateX(${-100 * current}%)` } : undefined}
        >
          {slides.map((slide, index) => (
            <li
              key={index}
              className={css.slide}
              aria-roledescription="slide"
              aria-label={slide.label}
              aria-hidden={isReady && index !== current}
              data-current={index === current ? '' : undefined}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.controls} hidden={!isReady || count < 2}>
        <CarouselButton
          className={css.control}
          sign={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? labels.pause : labels.play}
          onClick={() => setPlaying(!isPlaying)}
        />
        <CarouselButton
          className={css.control}
          sign="previous"
          label={labels.previous}
          onClick={() => go(current - 1)}
        />
        {slides.map((slide, index) => (
          <button
            key={index}
            type="button"
            className={css.dot}
            aria-label={slide.goTo}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => go(index)}
          />
        ))}
        <CarouselButton
          className={css.control}
          sign="next"
          label={labels.next}
          onClick={() => go(current + 1)}
        />
      </div>
    </section>
  )
}

/** Shortest swipe that changes the slide, px (specification, section 9). */
const distance = 40

/** Pointer handlers that tell a swipe: 1 for the next slide, -1 for the one before. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
      start.current = clientX
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const travelled = start.current === null ? 0 : clientX - start.current
      start.current = null
      if (Math.abs(travelled) > distance) onSwipe(travelled < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
    // The browser would drag the picture along as a file.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
