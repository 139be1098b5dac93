'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { embedAddress } from '@/src/domain/links/link'
import css from './video.module.css'

interface Props {
  id: string
  title: string
  /** Address of the film on the video site: the link opens it without scripts, and in a new tab. */
  watch: string
  playLabel: string
  /** The picture until somebody starts the film. */
  children: ReactNode
}

/** Asks the video site for nothing before somebody starts the film. */
export function Player({ id, title, watch, playLabel, children }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  if (isPlaying) {
    return (
      <iframe
        className={css.film}
        src={embedAddress(id)}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        ref={(frame) => frame?.focus()}
      />
    )
  }
  return (
    <a
      className={css.start}
      href={watch}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={playLabel}
      onClick={play}
    >
      {children}
      <span className={css.play} aria-hidden="true" />
    </a>
  )
}
