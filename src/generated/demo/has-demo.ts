// Written by `npm run generate:site` from seed/.
export const hasDemo: boolean = true
