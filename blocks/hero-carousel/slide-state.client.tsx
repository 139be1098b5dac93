'use client'

import { createContext } from 'react'

/** Whether the slide around a film is the one that is shown, and moves. */
export const SlideState = createContext({ isMoving: false })
