// Written by `npm run generate:site` from site/blocks/.
export const siteComponents = {}
