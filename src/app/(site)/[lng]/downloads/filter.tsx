import type { TFunction } from 'i18next'
import { LocalForm } from '@/src/components/local-link.client'
import { documentKinds } from '@/src/contract/document'
import type { Category } from '@/src/contract/category'
import { languageNames, languages } from '@/src/i18n/languages'
import { type FoundDocument, revisionLanguages } from '@/src/domain/downloads'
import type { DocumentsQuery } from './documents-query'
import css from './downloads.module.css'

interface Props {
  documents: FoundDocument[]
  categories: Category[]
  asked: DocumentsQuery
  t: TFunction
}

/** Chooses what of the list is shown, by a form that the browser sends: it needs no scripts. */
export function Filter({ documents, categories, asked, t }: Props) {
  const kinds = documentKinds.filter((kind) => documents.some((each) => each.kind === kind))
  const bound = categories.filter(({ slug }) =>
    documents.some((each) => each.categories.includes(slug)),
  )
  const spoken = new Set(documents.flatMap(revisionLanguages))
  return (
    <LocalForm
      className={css.filter}
      method="get"
      action="/downloads"
      role="search"
      aria-label={t('documents.choose')}
    >
      <label className={css.choice}>
        <span>{t('documents.search')}</span>
        <input key={asked.q} type="search" name="q" defaultValue={asked.q} maxLength={200} />
      </label>
      <Choice
        name="kind"
        label={t('documents.kind')}
        all={t('documents.allKinds')}
        options={kinds.map((kind) => [kind, t(`documents.kind.${kind}`)])}
        chosen={asked.kind}
      />
      <Choice
        name="category"
        label={t('documents.category')}
        all={t('documents.allCategories')}
        options={bound.map(({ slug, name }) => [slug, name])}
        chosen={asked.category}
      />
      <Choice
        name="language"
        label={t('documents.language')}
        all={t('documents.allLanguages')}
        options={languages
          .filter((code) => spoken.has(code))
          .map((code) => [code, languageNames[code]])}
        chosen={asked.language}
        areLanguages
      />
      <button type="submit">{t('documents.show')}</button>
    </LocalForm>
  )
}

interface ChoiceProps {
  name: string
  label: string
  all: string
  options: [value: string, text: string][]
  chosen: string | undefined
  /** Writes each option in the language that it stands for. */
  areLanguages?: boolean
}

const Choice = ({ name, label, all, options, chosen = '', areLanguages }: ChoiceProps) => (
  <label className={css.choice}>
    <span>{label}</span>
    <select key={chosen} name={name} defaultValue={chosen}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value} lang={areLanguages ? value : undefined}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
