/** The footer's columns (specification, section 2). */
export const columns = [
  {
    title: 'footer.whatWeDo',
    links: [
      { text: 'page.industries', href: '/industries' },
      { text: 'page.products', href: '/products' },
      { text: 'page.hardware', href: '/hardware' },
      { text: 'page.software', href: '/software' },
    ],
  },
  {
    title: 'footer.industries',
    links: [
      { text: 'page.industryBanking', href: '/industries/banking' },
      { text: 'page.industryHealthcare', href: '/industries/healthcare' },
      { text: 'page.industryPinpad', href: '/industries/pinpad' },
      { text: 'page.industryTransport', href: '/industries/transport' },
      { text: 'page.industryInfo', href: '/industries/info-ar' },
      { text: 'page.industryPayments', href: '/industries/payments' },
    ],
  },
  {
    title: 'footer.company',
    links: [
      { text: 'page.aboutUs', href: '/company/about-us' },
      { text: 'page.leadership', href: '/company/leadership' },
      { text: 'page.history', href: '/company/history' },
      { text: 'page.culture', href: '/company/culture' },
      { text: 'page.certificates', href: '/company/certificates' },
      { text: 'page.csc', href: '/company/csc' },
    ],
  },
  {
    title: 'footer.information',
    links: [
      { text: 'page.careers', href: '/careers' },
      { text: 'page.locations', href: '/locations' },
      { text: 'page.support', href: '/support' },
      { text: 'page.contact', href: '/contact' },
      { text: 'page.news', href: '/news' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { text: 'page.terms', href: '/legal/terms-and-conditions' },
      { text: 'page.privacy', href: '/legal/privacy-policy' },
      { text: 'page.termsOfUse', href: '/legal/terms-of-use' },
      { text: 'page.cookies', href: '/legal/cookies' },
    ],
  },
] as const
