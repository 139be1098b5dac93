'use client'

import 'swiper/css'
import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { useT } from '@/src/i18n/client'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import css from './carousel.module.css'

/** How long a slide stays, in ms: long enough to read it twice. */
const delay = 7000

const speed = 600

interface Props {
  label: string
  /** The slides, drawn by the server. */
  children: ReactNode
}

/**
 * Slides that follow each other without an end. They go on by themselves until somebody takes over:
 * by the pause button, by pointing at them, or by moving the focus in; never where less motion is wanted.
 */
export function Carousel({ label, children }: Props) {
  const t = useT()
  const slides = Children.toArray(children)
  const swiper = useRef<SwiperInstance | null>(null)
  const frame = useRef<HTMLElement | null>(null)
  const [current, setCurrent] = useState(0)
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    setReady(true)
    setPlaying(!lessMotion)
    if (lessMotion && swiper.current) swiper.current.params.speed = 0
  }, [])

  useEffect(() => {
    if (isPlaying) swiper.current?.autoplay.start()
    else swiper.current?.autoplay.stop()
  }, [isPlaying])

  useEffect(() => {
    frame.current?.querySelectorAll('video').forEach((film) => {
      const isShown = film.closest('[data-current]') !== null
      if (isShown && isPlaying) void film.play().catch(() => film.pause())
      else film.pause()
    })
  }, [current, isPlaying])

  return (
    <section
      ref={frame}
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={() => swiper.current?.autoplay.pause()}
      onBlur={() => isPlaying && swiper.current?.autoplay.resume()}
    >
      <Swiper
        className={css.slides}
        modules={[Autoplay, Keyboard]}
        loop
        loopPreventsSliding={false}
        speed={speed}
        keyboard={{ enabled: true, onlyInViewport: true }}
        autoplay={{ delay, disableOnInteraction: false, pauseOnMouseEnter: true }}
        onSwiper={(instance) => {
          swiper.current = instance
          instance.autoplay.stop()
        }}
        onRealIndexChange={({ realIndex }) => setCurrent(realIndex)}
      >
        {slides.map((slide, index) => (
          <SwiperSlide
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={t('carousel.position', { number: index + 1, count: slides.length })}
            inert={isReady && index !== current}
            data-current={index === current ? '' : undefined}
          >
            {slide}
          </SwiperSlide>
        ))}
      </Swiper>
      <div className={css.controls} hidden={!isReady}>
        <button type="button" className={css.control} onClick={() => setPlaying(!isPlaying)}>
          <span className={isPlaying ? css.pause : css.play} aria-hidden="true" />
          <span className="visually-hidden">
            {isPlaying ? t('carousel.pause') : t('carousel.play')}
          </span>
        </button>
        <button
          type="button"
          className={css.control}
          onClick={() => swiper.current?.slidePrev()}
          aria-label={t('carousel.previous')}
        >
          <span className={css.previous} aria-hidden="true" />
        </button>
        <ul className={css.dots}>
          {slides.map((_, index) => (
            <li key={index}>
              <button
                type="button"
                className={css.dot}
                aria-label={t('carousel.goTo', { number: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => swiper.current?.slideToLoop(index)}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={css.control}
          onClick={() => swiper.current?.slideNext()}
          aria-label={t('carousel.next')}
        >
          <span className={css.next} aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}
