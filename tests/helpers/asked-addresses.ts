import type { Page } from '@playwright/test'

/** Returns a list that gets the addresses that the page asks for from now on. */
export function askedAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}
