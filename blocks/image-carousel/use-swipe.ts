import { useRef, type PointerEvent } from 'react'

/** Shortest swipe that changes the slide, px (specification, section 9). */
const distance = 40

/** Pointer handlers that tell a swipe: 1 for the next slide, -1 for the one before. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
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
