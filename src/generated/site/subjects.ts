// Written by `npm run generate:site` from site/collections/.
export const siteSubjects: string[] = []
