'use client'

import { useState } from 'react'
import { MarkIcon } from '@/src/components/line-icon'
import { type VariantOption } from '@/src/domain/catalogue/variants/definition'
import { axisTextKey, optionTextKey } from '@/src/domain/catalogue/variants/texts'
import {
  addOptions,
  follow,
  nameAxis,
  nameIn,
  type NamedOptions,
  ownText,
  type Removal,
  removeAxis,
  removeOption,
  standIn,
  withText,
} from '@/src/domain/catalogue/variants/options'
import type { Language } from '@/src/i18n/languages'
import { mediaAddress } from '@/src/platform/storage/uploads'
import { LibraryChooser } from '../kit/form/library-chooser'
import { Button } from '../kit/ui/button'
import { useTexts } from '../kit/ui/texts'
import css from './variants-editor.module.css'

interface Props {
  named: NamedOptions
  /** Place among the axes. */
  index: number
  lng: Language
  proposedCode: string
  areKeysShown: boolean
  isWrong: boolean
  onChange: (named: NamedOptions) => void
  onRemoval: (removal: Removal) => void
}

/** An option of a product, such as the colour, and its values, in one language. In the domain it is an axis, and its values are options. */
export function OptionFields(props: Props) {
  const { named, index, lng, proposedCode, areKeysShown, isWrong, onChange, onRemoval } = props
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const { variants } = named
  const axis = variants.axes[index]
  if (!axis) return null
  const { key, options } = axis
  const number = index + 1
  const nameKey = axisTextKey(key)
  const isNamed = Object.values(named.texts).some((rows) => rows.some((row) => row.key === nameKey))
  const name = isNamed ? nameIn(named, lng, nameKey) : String(number)

  const add = (text: string) => {
    setTyped('')
    if (text.trim() === '') return
    const code = variants.code || proposedCode
    const result = addOptions({ ...named, variants: { ...variants, code } }, index, lng, text)
    setRefused(result.refused)
    onChange(result.named)
  }
  const setOption = (place: number, option: VariantOption) => {
    const axes = variants.axes.with(index, { ...axis, options: options.with(place, option) })
    onChange(follow(named, { ...variants, axes }))
  }

  return (
    <div role="group" aria-label={t('variants.axis', { number })} className={css.axis} data-axis>
      <input
        className={css.input}
        lang={lng}
        aria-label={t('variants.axisName', { number })}
        placeholder={
          isNamed || options.length > 0 ? standIn(named, nameKey) : t('variants.axisNameShort')
        }
        value={ownText(named, lng, nameKey)}
        onChange={({ target }) => onChange(nameAxis(named, index, lng, target.value))}
      />
      <ul className={css.tags}>
        {options.map((option, place) => {
          const textKey = optionTextKey(key, option.key)
          const value = ownText(named, lng, textKey)
          return (
            <li key={option.key} className={css.tag}>
              <input
                lang={lng}
                aria-label={t('variants.value', { number: place + 1, name })}
                size={Math.max(value.length, 4)}
                placeholder={standIn(named, textKey)}
                value={value}
                onChange={({ target }) => onChange(withText(named, lng, textKey, target.value))}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault()
                }}
              />
              <OptionPicture
                label={t('variants.valuePicture', { value: nameIn(named, lng, textKey) })}
                option={option}
                onChange={(changed) => setOption(place, changed)}
              />
              <button
                type="button"
                aria-label={t('variants.valueRemove', { value: nameIn(named, lng, textKey) })}
                onClick={() => onRemoval(removeOption(named, index, place))}
              >
                ×
              </button>
              {areKeysShown ? (
                <>
                  <code>{option.key}</code>
                  <input
                    aria-label={t('variants.valueCode', { value: nameIn(named, lng, textKey) })}
                    size={8}
                    value={option.code}
                    onChange={({ target }) =>
                      setOption(place, { ...option, code: target.value.toUpperCase() })
                    }
                  />
                </>
              ) : null}
            </li>
          )
        })}
        <li className={css.tag}>
          <input
            lang={lng}
            aria-label={t('variants.values', { name })}
            aria-invalid={isWrong || undefined}
            placeholder={t('variants.valuesShort')}
            size={24}
            value={typed}
            onChange={({ target, nativeEvent }) => {
              const isComposing = (nativeEvent as InputEvent).isComposing
              if (!isComposing && /[,，、;]/.test(target.value)) add(target.value)
              else setTyped(target.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // It adds a value; the form is sent by its buttons.
              event.preventDefault()
              add(typed)
            }}
            onBlur={() => add(typed)}
          />
        </li>
      </ul>
      <Button
        look="ghost"
        aria-label={t('variants.axisRemove', { name })}
        onClick={() => onRemoval(removeAxis(named, index))}
      >
        ×
      </Button>
      {areKeysShown ? <code>{key}</code> : null}
      {refused.length > 0 ? (
        <p role="alert" className={css.problems}>
          {t('variants.refused', { names: refused.join(', ') })}
        </p>
      ) : null}
    </div>
  )
}

interface OptionPictureProps {
  label: string
  option: VariantOption
  onChange: (option: VariantOption) => void
}

/** Picture of the product with an option, which its page shows while the option is chosen. */
function OptionPicture({ label, option, onChange }: OptionPictureProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { picture, ...others } = option
  const change = (changed: VariantOption) => {
    setChoosing(false)
    onChange(changed)
  }
  return (
    <>
      <button type="button" aria-label={label} title={label} onClick={() => setChoosing(true)}>
        {picture ? (
          <img src={mediaAddress(picture)} alt="" className={css.picture} />
        ) : (
          <MarkIcon name="picture" />
        )}
      </button>
      {isChoosing ? (
        <LibraryChooser
          isOffered={({ urls: [url = ''] }) => url !== picture}
          onChoose={({ urls: [url = ''] }) => change({ ...option, picture: url })}
          onRemove={picture ? () => change(others) : undefined}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}
