import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateFiles } from '@marram/contract/generator/generated-files'

for (const [path, text] of Object.entries(generateFiles())) {
  const target = fileURLToPath(new URL(`../src/${path}`, import.meta.url))
  writeFileSync(target, text)
  process.stdout.write(`Wrote ${target}\n`)
}
