'use client'

import { useState } from 'react'
import { Button } from '../kit/button'
import { Modal } from '../kit/modal'
import { useTexts } from '../kit/texts'
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
          <CatalogueImport onImported={() => setOpen(false)} />
        </Modal>
      ) : null}
    </>
  )
}
