import type { ContactFormBlock } from '@/payload-types'

export const defaults: ContactFormBlock = {
  blockType: 'contactForm',
  title: 'Write to us',
  text: 'Tell us where the machine will stand and what it has to do. We reply within 24 hours.',
  stepsTitle: 'What happens next',
  steps: [
    { title: 'Within an hour', text: 'Your message reaches the engineers for your product.' },
    { title: 'Within 24 hours', text: 'One of them replies, by name.' },
  ],
}
