import './lib/require-node.mjs'
import { removeDemo } from './lib/demo.mjs'
import { main, print } from './lib/output.mjs'

/** `npm run remove:demo`: deletes the demo from the code. docs/how-to/delete-what-you-do-not-need.md */
await main(async () => {
  const removed = removeDemo()
  print(`\nThe demo is deleted:\n${removed.map((what) => `  ${what}`).join('\n')}`)
  print('\nLook at it with git status, and commit it. Back: git restore --staged --worktree .')
})
