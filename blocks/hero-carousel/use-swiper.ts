import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { Swiper } from 'swiper'

/** Duration of a slide's transition, ms. */
const speed = 600

interface Options {
  frame: RefObject<HTMLElement | null>
  onSlide: (index: number) => void
  onReady: () => void
}

/**
 * Swiper, fetched when the page has come to rest or somebody reaches for the slides. Until then, and
 * without scripts, the slides lie side by side and can be pushed.
 * @returns a function that does something with Swiper as soon as it is there
 */
export function useSwiper({ frame, onSlide, onReady }: Options) {
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
