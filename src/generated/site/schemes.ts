// Written by `npm run generate:site` from site/.
export const schemeTokens: Record<'light' | 'dark', Record<string, string>> = {
  "light": {
    "ground": "var(--paper)",
    "panel": "oklch(0.955 0.006 255)",
    "text": "var(--ink)",
    "muted": "oklch(0.42 0.025 255)",
    "line": "oklch(0.88 0.01 255)",
    "line-strong": "oklch(0.6 0.02 255)",
    "link": "oklch(0.42 0.15 255)",
    "action": "oklch(0.4 0.14 255)",
    "action-hover": "oklch(0.33 0.12 255)",
    "on-action": "var(--paper)",
    "danger": "oklch(0.43 0.17 27)",
    "stage": "oklch(0.19 0.03 255)",
    "plate": "oklch(0.95 0.005 255)",
    "veil": "oklch(0.14 0.025 255 / 0.55)"
  },
  "dark": {
    "ground": "oklch(0.17 0.025 255)",
    "panel": "oklch(0.215 0.028 255)",
    "text": "oklch(0.96 0.005 255)",
    "muted": "oklch(0.8 0.018 255)",
    "line": "oklch(0.32 0.025 255)",
    "line-strong": "oklch(0.58 0.03 255)",
    "link": "oklch(0.83 0.09 245)",
    "action": "oklch(0.83 0.09 245)",
    "action-hover": "oklch(0.9 0.06 245)",
    "on-action": "var(--ink)",
    "danger": "oklch(0.84 0.09 27)",
    "stage": "oklch(0.14 0.025 255)",
    "plate": "oklch(0.9 0.006 255)",
    "veil": "oklch(0.08 0.02 255 / 0.7)"
  }
}
