// Written by `npm run generate:site` from site/locales/.

export const panelLanguages = {}
