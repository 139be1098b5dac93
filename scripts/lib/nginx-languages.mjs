/**
 * nginx's configuration with these languages: a page is kept by the language that its address or the cookie names, so
 * nginx has to know the same ones as the application.
 * @param {string} config
 * @param {string[]} languages
 */
export const withLanguages = (config, languages) =>
  config.replaceAll(
    /(\(\?<(?:prefix|of_cookie)>)[^)]*\)/g,
    (_, group) => `${group}${languages.join('|')})`,
  )
