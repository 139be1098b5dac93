/** Links of the header on wide screens, until the menus unfold from it. */
export const mainLinks = [
  { text: 'menu.products', href: '/products' },
  { text: 'menu.solutions', href: '/solutions/banking-solution' },
  { text: 'menu.company', href: '/company/about-us' },
  { text: 'page.news', href: '/news' },
  { text: 'page.contact', href: '/contact' },
] as const

/** Links of the menu on small screens (specification, section 2). */
export const mobileLinks = [
  { text: 'menu.bankingProducts', href: '/products/category/atm' },
  { text: 'menu.healthcareProducts', href: '/products/category/health' },
  { text: 'menu.securityProducts', href: '/products/category/epp' },
  { text: 'menu.cdmSolution', href: '/solutions/cdm' },
  { text: 'menu.company', href: '/about' },
  { text: 'page.contact', href: '/contact' },
  { text: 'page.news', href: '/news' },
] as const
