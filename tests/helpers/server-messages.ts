import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A message of a refusal as the code writes it, with 7 in the place of what it names. */
export interface ServerMessage {
  message: string
  file: string
}

const folders = ['collections', 'blocks', 'src/domain', 'src/platform']

/** Pattern of calls that make a refusal: the texts in their arguments are messages, and those of a `validate`. */
const makers =
  /^(?:Refusal|HttpError|XliffError|fieldRefusal|refusal|refuse|refuseIf|checks\.refuse|problem|wrong|withinLength|orEmpty|checkPassword)$/
const members = ['message', 'problem', 'validate']

/** Lists the messages with which the server refuses what staff write. */
export function serverMessages(): ServerMessage[] {
  const found = new Map<string, string>()
  for (const file of folders.flatMap(sourcesIn)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const add = (node: ts.Node): void => {
      const text = textOf(node)
      if (text !== undefined && / [a-z]/i.test(text) && !found.has(text)) found.set(text, file)
      ts.forEachChild(node, add)
    }
    const visit = (node: ts.Node): void => {
      if (isMaker(node)) node.arguments?.forEach(add)
      else if (ts.isPropertyAssignment(node) && members.includes(node.name.getText()))
        add(node.initializer)
      else ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return [...found].map(([message, file]) => ({ message, file }))
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))

const isMaker = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && makers.test(node.expression.getText())

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('')
}
