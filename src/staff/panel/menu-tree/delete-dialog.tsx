import { ConfirmationModal, useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useWords } from './use-words'

/** An entry that staff are about to delete. */
export interface Doomed {
  id: string
  name: string
}

interface Props {
  item: Doomed
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before an entry is deleted, and says what that means for visitors. Afterwards the focus goes back to the tree. */
export function DeleteDialog({ item, onConfirm, onClose }: Props) {
  const say = useWords()
  const { isModalOpen, openModal } = useModal()
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  const slug = `delete-entry-${item.id}`
  const isOpen = isModalOpen(slug)

  useEffect(() => {
    opener.current = document.activeElement
    openModal(slug)
    // Once for each entry: the key makes another dialog of the next one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (isOpen) wasOpen.current = true
    else if (wasOpen.current) {
      focusAgain(opener.current)
      onClose()
    }
  }, [isOpen, onClose])

  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={say('menuDeleteAsk', { name: item.name })}
      body={say('menuDeleteWhy')}
      onConfirm={onConfirm}
    />
  )
}

/** Moves the focus back to the opener of the dialog; where it was deleted with its row, to the heading of the page. */
function focusAgain(opener: Element | null): void {
  const target = opener?.isConnected ? opener : document.querySelector('h1')
  if (!(target instanceof HTMLElement)) return
  if (target.tagName === 'H1') target.tabIndex = -1
  target.focus()
}
