import { fragments } from './views.generated.ts'

/** The document with every fragment that it uses, directly or inside another. */
export function withFragments(text: string): string {
  const used = new Set<string>()
  const collect = (part: string): void => {
    for (const [, name = ''] of part.matchAll(/\.\.\.([A-Z]\w+)/g)) {
      const fragment = fragments[name]
      if (fragment === undefined) throw new Error(`There is no fragment ${name}.`)
      if (used.has(name)) continue
      used.add(name)
      collect(fragment)
    }
  }
  collect(text)
  return [text, ...[...used].map((name) => `fragment ${name} ${fragments[name]}`)].join('\n')
}
