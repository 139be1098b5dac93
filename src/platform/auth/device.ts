const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(\bChrome|\bCriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system in words that people know, "Firefox, Windows"; null where neither is known. */
export function describeDevice(userAgent: string | null): string | null {
  const nameIn = (list: [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || null
}
