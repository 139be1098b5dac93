'use client'

import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** Addresses of the same film in several formats, the best one first. */
export interface FilmSources {
  wide: string[]
  upright: string[]
}

/**
 * A film without sound that loops over its first frame. It is fetched when its slide is shown for the
 * first time, and only where nobody saves data or wants less motion; it stops with its slide, and
 * while the tab is hidden.
 */
export function Film({ wide, upright, className }: FilmSources & { className?: string }) {
  const { isMoving } = useContext(SlideState)
  const video = useRef<HTMLVideoElement>(null)
  const [sources, setSources] = useState<string[]>([])

  useEffect(() => {
    if (!isMoving || sources.length > 0 || savesData()) return
    const isUpright = upright.length > 0 && window.matchMedia('(max-width: 899px)').matches
    setSources(isUpright ? upright : wide)
  }, [isMoving, sources, wide, upright])

  useEffect(() => {
    const film = video.current
    if (!film) return
    const follow = () => {
      // A browser that refuses to play leaves the first frame standing.
      if (isMoving && !document.hidden) void film.play().catch(() => film.pause())
      else film.pause()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [isMoving, sources])

  if (sources.length === 0) return null
  return (
    <video
      ref={video}
      className={className}
      loop
      muted
      playsInline
      preload="auto"
      aria-hidden="true"
    >
      {sources.map((source) => (
        <source key={source} src={source} type={typeOf(source)} />
      ))}
    </video>
  )
}

const typeOf = (address: string) => (/\.webm(?:$|\?)/.test(address) ? 'video/webm' : 'video/mp4')

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** State of the slide around a film: true where it is the visible one, and moves. */
export const SlideState = createContext({ isMoving: false })
