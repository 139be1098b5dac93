import type { Attribute } from './definition'

/** Attributes by their headings, in the order in which the headings first come; those without one come first. */
export function grouped(
  attributes: readonly Attribute[],
): [heading: string, attributes: Attribute[]][] {
  const groups = new Map<string, Attribute[]>([['', []]])
  for (const attribute of attributes) {
    const group = groups.get(attribute.group)
    if (group) group.push(attribute)
    else groups.set(attribute.group, [attribute])
  }
  return [...groups].filter(([, members]) => members.length > 0)
}
