'use client'

import { useEffect } from 'react'

/** Makes the filmstrip turn the views without moving the page, and shows which one is open. */
export function ScrollViews() {
  useEffect(() => {
    const gallery = document.querySelector('[data-gallery]')
    if (!gallery) return
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[href^="#view-"]')]
    const viewOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1))
    const onClick = (event: Event) => {
      const link = (event.target as Element).closest('a')
      const view = link && viewOf(link)
      if (!view?.parentElement) return
      event.preventDefault()
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      view.parentElement.scrollTo({
        left: view.offsetLeft - view.parentElement.offsetLeft,
        behavior: isStill ? 'auto' : 'smooth',
      })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = links.find((each) => each.hash === `#${target.id}`)
          if (isIntersecting) link?.setAttribute('aria-current', 'true')
          else link?.removeAttribute('aria-current')
        }
      },
      { root: links[0] ? viewOf(links[0])?.parentElement : null, threshold: 0.6 },
    )
    links.forEach((link) => {
      const view = viewOf(link)
      if (view) observer.observe(view)
    })
    gallery.addEventListener('click', onClick)
    return () => {
      observer.disconnect()
      gallery.removeEventListener('click', onClick)
    }
  }, [])

  return null
}
