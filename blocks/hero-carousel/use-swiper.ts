import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { Swiper } from 'swiper'

/** How long a slide takes to come, in ms. */
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
  const callbacks = useRef({ onSlide, onReady })
  useEffect(() => {
    callbacks.current = { onSlide, onReady }
  })

  const withSwiper = useCallback(
    async (action?: (swiper: Swiper) => void) => {
      loading.current ??= start(frame, callbacks)
      const swiper = await loading.current
      if (swiper && !swiper.destroyed) action?.(swiper)
    },
    [frame],
  )

  useEffect(() => {
    const cancel = whenAtRest(() => void withSwiper())
    return () => {
      cancel()
      void loading.current?.then((swiper) => swiper?.destroy())
      loading.current = null
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
