// Written by `npm run generate:site` from seed/films/.
export const demoFilms: readonly string[] = [
  'film-hero-portrait.mp4',
  'film-hero-portrait.webm',
  'film-hero.mp4',
  'film-hero.webm',
]
