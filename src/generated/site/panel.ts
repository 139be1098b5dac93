// Written by `npm run generate:site` from site/locales/.

export const texts: Record<string, Record<string, string>> = {}
