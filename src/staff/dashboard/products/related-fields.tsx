'use client'

import { useEffect, useState } from 'react'
import { documentedField } from '@/src/contract/documented-product-fields'
import { recordAddress } from '@/src/domain/links/addresses'
import type { Language } from '@/src/i18n/languages'
import { useApi } from '../kit/api/query'
import { listPath, selecting, type ListAnswer } from '../kit/api/records'
import { useThumbnails } from '../kit/list/cells'
import { Combobox } from '../kit/form/combobox'
import { Field } from '../kit/form/field'
import { mainPicture, type Pictured } from '../kit/form/pictures'
import { Button } from '../kit/ui/button'
import { Link } from '../kit/ui/navigation'
import { useLanguage, useTexts } from '../kit/ui/texts'
import css from './models-field.module.css'

interface Props {
  /** Id of the product that is edited, which does not follow itself. */
  productId: string | undefined
  /** Id of the successor; empty for none, and while nothing is found by it what was typed, which the server refuses. */
  value: string
  problem: string | undefined
  onChange: (id: string) => void
}

interface Found extends Pictured {
  id: string
  slug: string
  name: string
}

const fieldsIn = (lng: Language) => ({
  depth: 0,
  locale: lng,
  ...selecting('slug', 'name', 'imageUrl', 'images'),
})

/** The product that follows this one, found by its name or slug. */
export function SuccessorField({ productId, value, problem, onChange }: Props) {
  const t = useTexts()
  const lng = useLanguage()
  /** Null until somebody types: then the field shows the name of the stored product. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const fields = fieldsIn(lng)
  const stored = useApi<ListAnswer<Found>>(
    value === '' || typed !== null
      ? null
      : listPath('products', { ...fields, limit: 1, 'where[id][equals]': value, trash: 'true' }),
  )
  const text = typed?.trim() ?? ''
  const search = useApi<ListAnswer<Found>>(
    text === '' ? null : listPath('products', { ...fields, limit: 12, search: text }),
  )
  const found = text === '' ? [] : (search.data?.docs ?? []).filter(({ id }) => id !== productId)
  const thumbnailOf = useThumbnails(found.map(mainPicture))
  // What was typed may be found when typing is over.
  const late = text !== '' && value === text ? named(found, text) : undefined
  useEffect(() => {
    if (late) onChange(late)
  }, [late, onChange])

  const isUnknown = text !== '' && value === text && search.isSuccess && !search.isPlaceholderData
  const problemNow = isUnknown ? t('lifeCycle.successorUnknown') : problem
  const [successor] = stored.data?.docs ?? []
  return (
    <Field
      label={t('lifeCycle.successor')}
      hint={t('lifeCycle.successorHint')}
      problem={isTyping ? undefined : problemNow}
    >
      {(control) => (
        <Combobox
          control={control}
          text={typed ?? (successor ? successor.name || successor.slug : '')}
          offers={found.map((product) => ({
            id: product.id,
            label: nameAmong(product, found),
            picture: thumbnailOf(mainPicture(product)),
          }))}
          onText={(next) => {
            setTyped(next)
            setTyping(true)
            onChange(named(found, next) ?? next.trim())
          }}
          onChoose={({ id, label }) => {
            setTyped(label)
            onChange(id)
          }}
          // What is half typed is not wrong yet.
          onBlur={() => setTyping(false)}
        />
      )}
    </Field>
  )
}

interface WorksWithProps {
  /** Id of the product that is edited, which does not go with itself. */
  productId: string | undefined
  /** Ids. */
  value: string[]
  problem: string | undefined
  onChange: (ids: string[]) => void
}

/** The products that this one is used with, each found by its name or slug. */
export function WorksWithField({ productId, value, problem, onChange }: WorksWithProps) {
  const t = useTexts()
  const lng = useLanguage()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const fields = fieldsIn(lng)
  const stored = useApi<ListAnswer<Found>>(
    value.length === 0
      ? null
      : listPath('products', {
          ...fields,
          limit: value.length,
          'where[id][in]': value.join(','),
          trash: 'true',
        }),
  )
  const search = useApi<ListAnswer<Found>>(
    text === '' ? null : listPath('products', { ...fields, limit: 12, search: text }),
  )
  const found = (text === '' ? [] : (search.data?.docs ?? [])).filter(
    ({ id }) => id !== productId && !value.includes(id),
  )
  const thumbnailOf = useThumbnails(found.map(mainPicture))
  const names = new Map(stored.data?.docs.map(({ id, name, slug }) => [id, name || slug]))
  const isFull = value.length >= maxWorksWith
  return (
    <div data-field="worksWith" data-wide>
      <ul className={css.list}>
        {value.map((id) => (
          <li key={id}>
            <Link href={recordAddress('products', id)}>{names.get(id) ?? '…'}</Link>
            <Button
              look="ghost"
              aria-label={t('product.worksWithRemove', { name: names.get(id) ?? '' })}
              onClick={() => onChange(value.filter((each) => each !== id))}
            >
              {t('pictures.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {isFull ? null : (
        <Field label={t('product.worksWith')} hint={t('product.worksWithHint')} problem={problem}>
          {(control) => (
            <Combobox
              control={control}
              text={typed}
              offers={found.map((product) => ({
                id: product.id,
                label: nameAmong(product, found),
                picture: thumbnailOf(mainPicture(product)),
              }))}
              onText={setTyped}
              onChoose={({ id }) => {
                setTyped('')
                onChange([...value, id])
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}

const { max: maxWorksWith } = documentedField('worksWith')

/** The name of a product; with its slug where another one is called the same. */
function nameAmong({ id, slug, name }: Found, others: Found[]): string {
  if (!name) return slug
  const isShared = others.some((other) => other.id !== id && other.name === name)
  return isShared ? `${name} (${slug})` : name
}

/** Id of the product that a text names, by its name or slug. */
function named(found: Found[], text: string): string | undefined {
  const wanted = text.trim().toLowerCase()
  return found.find((product) =>
    [nameAmong(product, found), product.slug].some((name) => name.toLowerCase() === wanted),
  )?.id
}
