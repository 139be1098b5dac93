'use client'

import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { CarouselButton } from '@/src/components/carousel-button'
import { usePageHeld } from '@/src/components/use-page-held'
import css from './carousel.module.css'
import { SlideState } from './film.client'
import { type ShownSlide, Slide } from './slide'

/** Time after which the pictures of the other slides are loaded, ms: before the second slide appears (7 s). */
const aheadOfSecond = 5000

interface Props {
  label: string
  labels: { previous: string; next: string; pause: string; play: string }
  newTabHint: string
  slides: (ShownSlide & { position: string; goTo: string })[]
}

/**
 * Slides that follow each other without an end. The line of the current one fills, and when it is full
 * the next slide comes: what stops the line (the pause button, pointing at the carousel, the focus in
 * it, an open menu, a hidden tab) stops the slides. Where less motion is wanted they wait to be asked.
 */
export function Carousel({ label, labels, newTabHint, slides }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isPageHeld = usePageHeld()
  const [hasMoved, setMoved] = useState(false)
  const withSwiper = useSwiper({
    frame,
    onReady: () => setReady(true),
    onSlide: (index) => {
      setCurrent(index)
      setMoved(true)
    },
  })

  useEffect(() => {
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!isReady || !isPlaying || isPageHeld || hasMoved) return
    const timer = setTimeout(() => setMoved(true), aheadOfSecond)
    return () => clearTimeout(timer)
  }, [isReady, isPlaying, isPageHeld, hasMoved])

  const lineState = isHeld || isPageHeld ? 'held' : 'running'
  const reach = () => {
    setMoved(true)
    void withSwiper()
  }
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={isReady ? '' : undefined}
      // Pictures of other slides are fetched once somebody, or the time, moves on to them.
      data-moved={hasMoved ? '' : undefined}
      onPointerDown={reach}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setHeld(true)
        reach()
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => {
        reach()
        if (target.matches(':focus-visible')) setHeld(true)
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      }}
    >
      <div ref={frame} className={`swiper ${css.slides}`}>
        <div className={`swiper-wrapper ${css.track}`}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={`swiper-slide ${css.slide}`}
              role="group"
              aria-roledescription="slide"
              aria-label={slide.position}
              inert={isReady && index !== current}
              data-current={index === current ? '' : undefined}
            >
              <SlideState
                value={{ isMoving: isReady && isPlaying && !isPageHeld && index === current }}
              >
                <Slide slide={slide} newTabHint={newTabHint} isFirst={index === 0} />
              </SlideState>
            </div>
          ))}
        </div>
      </div>
      <div className={css.controls}>
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
          onClick={() => void withSwiper((swiper) => swiper.slidePrev())}
        />
        <CarouselButton
          className={css.control}
          sign="next"
          label={labels.next}
          onClick={() => void withSwiper((swiper) => swiper.slideNext())}
        />
        <ul className={css.dots}>
          {slides.map((slide, index) => (
            <li key={index}>
              <button
                type="button"
                className={css.dot}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => void withSwiper((swiper) => swiper.slideToLoop(index))}
              >
                <span className="visually-hidden">{slide.goTo}: </span>
                <span className={css.name}>{slide.heading}</span>
                {index === current ? (
                  <span
                    className={css.progress}
                    data-state={isReady && isPlaying ? lineState : 'still'}
                    onAnimationEnd={() => void withSwiper((swiper) => swiper.slideNext())}
                    aria-hidden="true"
                  />
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Duration of a slide's transition, ms. */
const speed = 600

interface Options {
  frame: RefObject<HTMLElement | null>
  onSlide: (index: number) => void
  onReady: () => void
}

/**
 * Loads Swiper once the page is idle, or at the first touch of the slides. Until then, and without scripts, the slides
 * lie side by side and scroll.
 * @returns a function that does something with Swiper as soon as it is there
 */
function useSwiper({ frame, onSlide, onReady }: Options) {
  const loading = useRef<Promise<Swiper | null> | null>(null)
  const queue = useRef(Promise.resolve())
  const callbacks = useRef({ onSlide, onReady })
  useEffect(() => {
    callbacks.current = { onSlide, onReady }
  })

  const withSwiper = useCallback(
    (action?: (swiper: Swiper) => void) => {
      // A loop that is interrupted while it moves loses its place: one thing after the other.
      queue.current = queue.current.then(async () => {
        loading.current ??= start(frame, callbacks)
        const swiper = await loading.current
        if (!swiper || swiper.destroyed) return
        action?.(swiper)
        await standstill(swiper)
      })
      return queue.current
    },
    [frame],
  )

  useEffect(() => {
    const cancel = whenAtRest(() => void withSwiper())
    return () => {
      cancel()
      void loading.current?.then((swiper) => swiper?.destroy())
      loading.current = null
      queue.current = Promise.resolve()
    }
  }, [withSwiper])

  return withSwiper
}

async function start(
  frame: RefObject<HTMLElement | null>,
  callbacks: RefObject<Pick<Options, 'onSlide' | 'onReady'>>,
): Promise<Swiper | null> {
  const { default: Swiper } = await import('swiper')
  const element = frame.current
  if (!element) return null
  const slides = element.querySelectorAll('.swiper-slide').length
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollLeft = 0
  const swiper = new Swiper(element, {
    loop: slides > 1,
    loopPreventsSliding: false,
    speed: isStill ? 0 : speed,
    on: { realIndexChange: ({ realIndex }) => callbacks.current.onSlide(realIndex) },
  })
  callbacks.current.onReady()
  return swiper
}

/** Waits until the slide that was asked for has come; Swiper begins at the next frame. */
async function standstill(swiper: Swiper): Promise<void> {
  await new Promise((begun) => requestAnimationFrame(begun))
  if (swiper.animating) await new Promise<void>((end) => swiper.once('transitionEnd', () => end()))
}

/** Calls back once the page has loaded and the browser has nothing better to do. */
function whenAtRest(callback: () => void): () => void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200))
  const cancelIdle = window.cancelIdleCallback ?? clearTimeout
  let handle = 0
  const wait = () => {
    handle = idle(callback)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle(handle)
  }
}
