'use client'

import { useRef, useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import type { PictureMoved } from '@/src/contract/staff/media-library'
import type { MediaItem } from '@/src/domain/media/pictures/media-list'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { write } from '../kit/api/records'
import { LibraryChooser } from '../kit/form/library-chooser'
import { invalidate } from '../kit/api/query'
import { describeUploadError } from '../kit/form/uploads'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { useTexts } from '../kit/ui/texts'
import css from './media.module.css'
import { fitted, type SheetPicture } from './picture'

interface Props {
  picture: SheetPicture
  /** In how many places it is used. */
  used: number
}

/** Another file in place of a picture, or another picture wherever it is used. */
export function ReplacePicture({ picture, used }: Props) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<MediaItem | null>(null)

  const replace = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setProblem('')
    try {
      const form = new FormData()
      form.set('file', await fitted(file, t))
      await write('media', 'PATCH', `/${picture.id}`, form)
      toast({ title: t('library.replaced') })
    } catch (error) {
      setProblem(describeUploadError(error, t))
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="picture-replace">
      <h3 id="picture-replace">{t('library.replace')}</h3>
      <p className={css.facts}>{t('library.replaceHint')}</p>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
      <div className={css.buttons}>
        <Button isInactive={isBusy} aria-busy={isBusy} onClick={() => input.current?.click()}>
          {t('library.replaceFile')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('library.replaceFile')}
          onChange={({ target }) => {
            void replace(target.files?.[0])
            target.value = ''
          }}
        />
        <Button isInactive={used === 0} onClick={() => setChoosing(true)}>
          {t('library.moveUses')}
        </Button>
      </div>
      {isChoosing ? (
        <LibraryChooser
          isOffered={({ id }) => id !== picture.id}
          onClose={() => setChoosing(false)}
          onChoose={(item) => {
            setChoosing(false)
            setChosen(item)
          }}
        />
      ) : null}
      {chosen ? (
        <Confirm
          title={t('library.moveUses')}
          text={t('library.moveSure', { count: used })}
          action={t('library.move')}
          look="primary"
          onClose={() => setChosen(null)}
          onConfirm={async () => {
            const { documents } = await write<PictureMoved>(
              'media',
              'POST',
              `/${picture.id}/move`,
              { to: chosen.id },
            )
            invalidate('/admin/products', '/admin/news')
            toast({ title: t('library.moved', { count: documents }) })
          }}
        >
          <div className={css.pair} aria-hidden="true">
            <img src={mediaAddress(picture.url)} alt="" />
            <span>→</span>
            <img src={mediaAddress(chosen.url)} alt="" />
          </div>
        </Confirm>
      ) : null}
    </section>
  )
}
