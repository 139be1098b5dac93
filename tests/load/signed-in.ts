/** The token of an account, for calls of staff. */
export async function signedIn(
  base: string,
  account: { username: string; password: string },
): Promise<string> {
  const response = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { 'Content-Type': 'application/json' },
  })
  return ((await response.json()) as { token: string }).token
}
