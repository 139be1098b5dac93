import type { ContactFormBlock } from '@/payload-types'
import { BlockTitle } from '@/src/components/block-title'
import { Paragraphs } from '@/src/components/paragraphs'
import { PolicyLink } from '../policy-link'
import { Section } from '@/src/components/section'
import { otherInterest } from '@/src/contract/visitor-forms'
import { listAreas } from '@/src/data/catalogue/areas'
import { withFallback } from '@/src/data/cache/cached'
import { getDraft } from '@/src/data/visitor-forms/form-drafts'
import { getSettings, noSettings } from '@/src/data/settings'
import { TextsProvider } from '@/src/i18n/client'
import type { Language } from '@/src/i18n/languages'
import { getT, textsFor } from '@/src/i18n/server'
import { contactFormId } from '@/src/domain/links/link'
import { canSendMail } from '@/src/platform/mail'
import type { BlockProps } from '../define'
import { countryNames } from './country-names'
import { topicOf } from './topic'
import css from './contact-form.module.css'
import { ContactFormIsland } from '../lazy.client'
import { Steps } from '@/src/components/forms/steps'

export default async function ContactForm({
  data,
  lng,
  query,
  heading,
}: BlockProps<ContactFormBlock>) {
  const draft = getDraft(query.draft)
  const [areas, { replyPromise, offersNewsletter }] = await Promise.all([
    listAreas({ lng }),
    withFallback(getSettings({ lng }), noSettings),
  ])
  const t = getT(lng)
  const interests =
    areas.length === 0
      ? []
      : [...areas, { key: otherInterest, name: t('contact.form.interest.other') }].map(
          ({ key, name }) => ({ key, name }),
        )
  const topic = await topicOf(
    query,
    lng,
    interests.map(({ key }) => key),
  )
  const titleId = `${data.id ?? 'form'}-title`
  return (
    <Section labelledBy={titleId} className={css.block}>
      {/* Links to the form bring the focus here. */}
      <div
        id={contactFormId}
        className={css.main}
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <BlockTitle heading={heading} id={titleId}>
          {data.title}
        </BlockTitle>
        {data.text ? <Paragraphs text={data.text} /> : null}
        <TextsProvider lng={lng} texts={textsOfForm(lng)}>
          <ContactFormIsland
            // What another address asks for is another form.
            key={JSON.stringify(query)}
            lng={lng}
            topic={topic}
            countryNames={countryNames(lng)}
            draft={draft}
            interests={interests}
            promise={replyPromise}
            hasNewsletter={offersNewsletter}
            policy={<PolicyLink>{t('contact.form.policy')}</PolicyLink>}
            isSent={query.sent === '1'}
          />
        </TextsProvider>
      </div>
      <Steps block={data} heading={heading === 'h1' ? 'h2' : 'h3'} />
    </Section>
  )
}

/** Texts of the form. Without a mail server the box for the newsletter notes a wish, and promises no mail. */
function textsOfForm(lng: Language) {
  const texts = textsFor(lng, ['contact.form', 'visitorForm'])
  if (canSendMail) return texts
  return { ...texts, 'contact.form.newsletter': getT(lng)('contact.form.newsletterWish') }
}
