'use client'

import { createContext } from 'react'

/** State of the slide around a film: true where it is the visible one, and moves. */
export const SlideState = createContext({ isMoving: false })
