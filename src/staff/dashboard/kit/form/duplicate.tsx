'use client'

import { useState } from 'react'
import { useAddress } from '../address'
import { type Collection, write, type Written } from '../api/records'
import { Button } from '../ui/button'
import { useTexts } from '../ui/texts'
import { toastFailure } from '../ui/failure'

interface Props {
  collection: Collection
  id: string
  /** True while the form has changes, which the copy would not have. */
  isInactive: boolean
}

/** Makes a draft with the values of a record, and opens it. */
export function Duplicate({ collection, id, isInactive }: Props) {
  const t = useTexts()
  const { set } = useAddress()
  const [isBusy, setBusy] = useState(false)
  const duplicate = async () => {
    setBusy(true)
    try {
      const { doc } = await write<Written<{ id: string }>>(
        collection,
        'POST',
        `/${id}/duplicate`,
        {},
      )
      set({ open: doc.id }, 'push')
    } catch (error) {
      toastFailure(t, t('toast.createFailed'), error)
      setBusy(false)
    }
  }
  return (
    <div data-wide>
      <Button isInactive={isInactive || isBusy} onClick={() => void duplicate()}>
        {t('form.duplicate')}
      </Button>
    </div>
  )
}
