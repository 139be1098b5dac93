/**
 * Lets an answer lead to one place: Next writes the header of a redirect that it has kept a second time,
 * and clients join the two to an address that is none.
 * @param {import('node:http').ServerResponse} response
 */
export function leadToOnePlace(response) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...given) => {
    const location = response.getHeader('location')
    if (Array.isArray(location)) response.setHeader('location', location[0])
    return writeHead(...given)
  }
}
