/**
 * Copies icons of lucide-react into the sprite: `npm ci --prefix tools` once, then `node
 * packages/ui/scripts/add-icon.ts sun cloud`. Add our own glyphs to the sprite by hand, on the same 24 px grid with a
 * 1.75 stroke.
 */
import { readFile, writeFile } from 'node:fs/promises'

const sprite = new URL('../src/icon/sprite.svg', import.meta.url)
const lucide = new URL('../../../tools/node_modules/lucide-react/dist/esm/icons/', import.meta.url)

async function drawingOf(name: string): Promise<string> {
  const source = await readFile(new URL(`${name}.mjs`, lucide), 'utf8')
  const alias = /export \{ default \} from '\.\/(.+)\.mjs'/.exec(source)?.[1]
  if (alias) return drawingOf(alias)
  const node = /node: (\[[\s\S]*?\])\s*,?\s*(?:aliases|\};|\w+:)/.exec(source)?.[1]
  if (!node) throw new Error(`No drawing found in lucide-react's ${name}`)
  const elements = node.matchAll(/\[\s*"(\w+)",\s*\{([\s\S]*?)\}\s*\]/g)
  return [...elements]
    .map(([, tag, attributes = '']) => {
      const pairs = [...attributes.matchAll(/(\w+): "([^"]*)"/g)].filter(([, key]) => key !== 'key')
      return `<${tag}${pairs.map(([, key, value]) => ` ${key}="${value}"`).join('')}/>`
    })
    .join('')
}

const symbols = new Map<string, string>()
for (const [, name = '', body = ''] of (await readFile(sprite, 'utf8')).matchAll(
  /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g,
)) {
  symbols.set(name, body)
}
for (const name of process.argv.slice(2)) symbols.set(name, await drawingOf(name))

const lines = [...symbols]
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([name, body]) => `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`)
await writeFile(sprite, `<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`)

const names = [...symbols.keys()].sort((a, b) => a.localeCompare(b, 'en'))
await writeFile(
  new URL('../src/icon/icon-names.ts', import.meta.url),
  `/** Every icon of the sprite; written by scripts/add-icon.ts. */\nexport const iconNames = [\n${names.map((name) => `  '${name}',`).join('\n')}\n] as const\n\nexport type IconName = (typeof iconNames)[number]\n`,
)
