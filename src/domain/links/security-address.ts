interface Email {
  label: string | null
  address: string | null
}

/** Whom to tell about holes: the mail address whose label or name speaks of security, else the first. */
export function securityAddress(emails: Email[]): string | null {
  const usable = emails.filter(({ address }) => address && /^[^\s@<>]+@[^\s@<>]+$/.test(address))
  const chosen =
    usable.find(({ label, address }) => /security|psirt/i.test(`${label} ${address}`)) ?? usable[0]
  return chosen?.address ?? null
}
