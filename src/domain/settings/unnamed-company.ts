/** Stands where the company's name belongs until somebody writes it into the site settings. */
export const unnamedCompany = 'Your company'
