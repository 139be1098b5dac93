// Written by `npm run generate:site` from site/.

export const kitLanguages = {}
