'use client'

import { useState } from 'react'
import { toast } from '@/src/components/ui/toast'
import { measuresIn } from '@/src/domain/catalogue/attributes/format'
import { formatBytes } from '@/src/i18n/format'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { useApi } from '../kit/api/query'
import { type ListAnswer, listPath, write } from '../kit/api/records'
import { uploadModel } from '../kit/api/files'
import { Group } from '../kit/form/field'
import { AddFiles } from '../kit/form/uploads'
import { Button } from '../kit/ui/button'
import { Confirm } from '../kit/ui/confirm'
import { toastFailure } from '../kit/ui/failure'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './models-field.module.css'

interface Props {
  product: { id: string; name: string }
  /** Called with the number of models that are being uploaded. */
  onPending: (count: number) => void
}

interface StoredModel {
  id: string
  title?: string | null
  filename: string
  filesize: number
  url: string
  size?: Record<'width' | 'depth' | 'height', number | null> | null
  products?: string[] | null
}

/** The 3D models of a product, the newest of which its page shows. They are added and removed at once. */
export function ModelsField({ product, onPending }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  const [share, setShare] = useState<number>()
  const [removed, setRemoved] = useState<StoredModel>()
  const query = { depth: 0, limit: 50, sort: '-updatedAt' }
  const { data } = useApi<ListAnswer<StoredModel>>(
    listPath('product-models', { ...query, 'where[products][in][0]': product.id }),
  )

  const add = async (file: File) => {
    setShare(0)
    onPending(1)
    try {
      await addModel({ file, title: product.name, product: product.id }, setShare)
      toast({ title: t('models.added') })
    } catch (error) {
      toastFailure(t, t('toast.uploadFailed'), error)
    } finally {
      setShare(undefined)
      onPending(0)
    }
  }

  return (
    <Group legend={t('models.label')} hint={t('models.hint')}>
      <ul className={css.list}>
        {data?.docs.map((model, index) => (
          <li key={model.id}>
            <a href={mediaAddress(model.url)} download>
              {nameOf(model)}
            </a>
            <span>{sizeOf(model, lng)}</span>
            <span>{formatBytes(model.filesize, lng)}</span>
            {index === 0 ? <strong>{t('models.shown')}</strong> : null}
            <Button
              look="ghost"
              aria-label={t('models.remove', { name: nameOf(model) })}
              onClick={() => setRemoved(model)}
            >
              {t('pictures.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        {share === undefined ? <ChooseModel onChoose={(file) => void add(file)} /> : null}
        {share === undefined ? null : (
          <progress
            value={share}
            aria-label={t('pictures.progress', { name: t('models.label') })}
          />
        )}
      </div>
      {removed ? (
        <Confirm
          title={t('models.removeTitle')}
          text={t('models.removeText')}
          action={t('pictures.remove')}
          onConfirm={() => takeFrom(product.id, removed)}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </Group>
  )
}

interface NewProps {
  file: File | undefined
  onChoose: (file: File | undefined) => void
}

/** The 3D model of a product that is not saved yet: it goes up once the product is there. */
export function NewModelField({ file, onChoose }: NewProps) {
  const t = useTexts()
  return (
    <Group legend={t('models.label')} hint={t(file ? 'models.later' : 'models.hint')}>
      {file ? (
        <ul className={css.list}>
          <li>
            <span>{file.name}</span>
            <Button
              look="ghost"
              aria-label={t('models.remove', { name: file.name })}
              onClick={() => onChoose(undefined)}
            >
              {t('pictures.remove')}
            </Button>
          </li>
        </ul>
      ) : (
        <div>
          <ChooseModel onChoose={onChoose} />
        </div>
      )}
    </Group>
  )
}

function ChooseModel({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTexts()
  return (
    <AddFiles
      label={t('models.add')}
      look="secondary"
      accept=".glb,model/gltf-binary"
      isOne
      onFiles={([file]) => {
        if (file) onChoose(file)
      }}
    />
  )
}

/** Uploads a 3D model of a product. @param onProgress is told how much of the file has gone, 0 to 1 */
export const addModel = (
  { file, title, product }: { file: File; title: string; product: string },
  onProgress: (share: number) => void = () => undefined,
): Promise<void> => uploadModel({ title, products: [product] })(file, onProgress)

const nameOf = ({ title, filename }: StoredModel): string => title || filename

const sizeOf = ({ size }: StoredModel, lng: string): string =>
  (['width', 'depth', 'height'] as const)
    .map((side) => measuresIn(size?.[side] ?? 0, lng)[0])
    .join(' × ')

/** Deletes a model, unless other products show it too. */
async function takeFrom(product: string, { id, products }: StoredModel): Promise<void> {
  const others = (products ?? []).filter((each) => each !== product)
  if (others.length === 0) await write('product-models', 'DELETE', `/${id}`)
  else await write('product-models', 'PATCH', `/${id}`, { products: others })
}
