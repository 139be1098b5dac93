'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server draws, true from then on: for controls that do nothing without scripts. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
