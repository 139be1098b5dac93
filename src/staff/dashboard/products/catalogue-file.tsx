'use client'

import { useState } from 'react'
import { Button } from '../kit/ui/button'
import { Modal } from '../kit/ui/modal'
import { useTexts } from '../kit/ui/texts'
import { CatalogueImport } from './catalogue-import'

/** The catalogue as a file: out of the site, and back into it. */
export function CatalogueFile() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('csv.title')}</Button>
      {isOpen ? (
        <Modal title={t('csv.title')} onClose={() => setOpen(false)}>
          <CatalogueImport />
        </Modal>
      ) : null}
    </>
  )
}
