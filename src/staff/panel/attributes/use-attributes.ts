'use client'

import { useConfig, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { AttributeWords } from '@/src/components/attribute-control'
import { type Language, languageOr } from '@/src/i18n/languages'
import type { PanelTextKey } from '@/src/i18n/panel-texts'
import {
  type Attribute,
  type AttributedCategory,
  filterAttributes,
  type StoredAttribute,
  toAttribute,
} from '@/src/domain/catalogue/attributes/definition'

export interface PanelAttributes {
  /** Attributes of the category that is chosen in the form; null while they are read. */
  attributes: Attribute[] | null
  lng: Language
  say: (key: PanelTextKey) => string
  words: AttributeWords
}

/** The attributes of the product that the form edits, in the language that is edited. */
export function usePanelAttributes(): PanelAttributes {
  const { t } = useTranslation()
  const { config } = useConfig()
  const lng = languageOr(useLocale().code)
  const categoryId = useFormFields(([fields]) => fields.categoryId?.value) as string | undefined
  const [read, setRead] = useState<{ all: Attribute[]; categories: AttributedCategory[] } | null>(
    null,
  )

  useEffect(() => {
    const aborting = new AbortController()
    const list = async <Doc>(path: string): Promise<Doc[]> => {
      const answer = await fetch(`${config.routes.api}/${path}&depth=0&locale=${lng}`, {
        credentials: 'include',
        signal: aborting.signal,
      })
      return answer.ok ? ((await answer.json()) as { docs: Doc[] }).docs : []
    }
    Promise.all([
      list<StoredAttribute>('attributes?sort=order&limit=1000'),
      list<AttributedCategory>('categories?limit=1000&select[family]=true'),
    ])
      .then(([all, categories]) => setRead({ all: all.map(toAttribute), categories }))
      .catch(() => undefined)
    return () => aborting.abort()
  }, [config.routes.api, lng])

  const say = (key: PanelTextKey) => t(`terminalia:${key}` as never)
  return {
    attributes:
      read &&
      filterAttributes(
        read.all,
        read.categories.find(({ id }) => id === categoryId),
      ),
    lng,
    say,
    words: {
      yes: say('attributeYes'),
      no: say('attributeNo'),
      min: say('attributeMin'),
      max: say('attributeMax'),
      width: say('attributeWidth'),
      depth: say('attributeDepth'),
      height: say('attributeHeight'),
      unit: say('attributeUnit'),
    },
  }
}
