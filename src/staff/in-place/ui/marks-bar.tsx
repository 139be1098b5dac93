'use client'

import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import { typeChange, usePictureForText } from '@/src/components/type-change'
import {
  type LineMark,
  lineMarks,
  toggleMark,
  type WordMark,
  wordMarks,
} from '@/src/domain/news/markdown/toggle-marks'
import { FormatBar, type FormatBarHandle, leadsToBar } from './format-bar'
import { PictureChooser } from './picture-field'
import { useSay } from './texts'

export interface MarksBarHandle {
  /** Handles a key of the text; returns true where it was one of the bar's. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

interface Props {
  ref: Ref<MarksBarHandle>
  area: RefObject<HTMLTextAreaElement | null>
  lng: string
}

/** The toolbar of a text that is written with marks, as the dashboard has it for articles. */
export function MarksBar({ ref, area, lng }: Props) {
  const say = useSay()
  const bar = useRef<FormatBarHandle>(null)
  const picture = usePictureForText(area)

  const mark = (name: LineMark | WordMark) =>
    typeChange(area.current, (selected) => toggleMark(selected, name))
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey
      const name = isShortcut ? shortcuts[key.toLowerCase()] : undefined
      if (!name && !leadsToBar(event)) return false
      event.preventDefault()
      event.stopPropagation()
      if (name) mark(name)
      else bar.current?.focus()
      return true
    },
  }))
  return (
    <>
      <FormatBar
        ref={bar}
        onLeave={() => area.current?.focus()}
        tools={[
          ...[...lineMarks, ...wordMarks].map((name) => ({
            name,
            label: say(`marks.${name}`),
            icon: name,
            keys: Object.keys(shortcuts)
              .find((key) => shortcuts[key] === name)
              ?.toUpperCase(),
            onPress: () => mark(name),
          })),
          {
            name: 'picture',
            label: say('marks.picture'),
            icon: 'picture' as const,
            onPress: picture.open,
          },
        ]}
      />
      {picture.isChoosing ? (
        <PictureChooser
          lng={lng}
          onClose={picture.close}
          onChoose={({ urls: [url = ''] }) => picture.choose(url)}
        />
      ) : null}
    </>
  )
}

const shortcuts: Record<string, WordMark> = { b: 'bold', i: 'italic', k: 'link' }
