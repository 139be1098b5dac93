// Imported first, and in plain old syntax, so that an old Node gets as far as this message.
/** @type {[number, number]} */
const oldest = [20, 19]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Terminalia needs Node ${oldest.join('.')} or newer, this is ${process.versions.node}.`,
  )
  process.exit(1)
}
