import { isLanguage, languageNames, languages } from '@/src/i18n/languages'
import { Field } from '../kit/form/field'
import { useTexts } from '../kit/ui/texts'
import { type FileFacts, maxDocumentTitle, maxVersion } from './document-file'
import css from './documents.module.css'

interface Props {
  facts: FileFacts
  problem: string | undefined
  onChange: (facts: FileFacts) => void
}

/** Fields for one file: texts for visitors, its version and its language. */
export function DocumentFacts({ facts, problem, onChange }: Props) {
  const t = useTexts()
  return (
    <div className={css.facts}>
      <Field label={t('library.documentTitle')} isRequired problem={problem}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={maxDocumentTitle}
            value={facts.title}
            onChange={({ target }) => onChange({ ...facts, title: target.value })}
          />
        )}
      </Field>
      <Field label={t('library.version')} isRequired>
        {(control) => (
          <input
            {...control}
            required
            maxLength={maxVersion}
            value={facts.version}
            onChange={({ target }) => onChange({ ...facts, version: target.value })}
          />
        )}
      </Field>
      <Field label={t('library.languageOf')}>
        {(control) => (
          <select
            {...control}
            value={facts.language}
            onChange={({ target: { value } }) =>
              onChange({ ...facts, language: isLanguage(value) ? value : '' })
            }
          >
            <option value="">{t('library.noLanguage')}</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
