'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  Pill,
  SectionTitle,
  useConfig,
  useDocumentInfo,
  useRowLabel,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientBlock } from 'payload'
import { isHidden } from '@/src/domain/pages/places'
import css from './row-label.module.css'

interface Props {
  /** The word for it, by language. */
  hidden: Record<string, string>
}

/** Above a block: what Payload's own label says, and whether the block is hidden. */
export function BlockRowLabel({ hidden }: Props) {
  const { data, path, rowNumber = 0 } = useRowLabel<{ blockType?: string } | undefined>()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { hasSavePermission } = useDocumentInfo()
  const slug = data?.blockType ?? ''
  const blocks: Partial<Record<string, ClientBlock>> = config.blocksMap
  const label = blocks[slug]?.labels?.singular ?? slug
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill
        className={`blocks-field__block-pill blocks-field__block-pill-${slug}`}
        pillStyle="white"
        size="small"
      >
        {getTranslation(label, i18n)}
      </Pill>
      {isHidden(data) ? <span className={css.hidden}>{getTranslation(hidden, i18n)}</span> : null}
      <SectionTitle path={`${path}.blockName`} readOnly={hasSavePermission === false} />
    </>
  )
}
