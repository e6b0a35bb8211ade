import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { coveragePath, readClaims, readSources, renderCoverage, uncovered } from './lib/spec-coverage.mjs'

const { items, files } = readSources(root)
const { claims, problems } = readClaims(files, items)
writeFileSync(join(root, coveragePath), renderCoverage(items, claims))
const lines = [...problems, ...uncovered(items, claims).map((item) => `without a test: ${item}`)]
process.stdout.write(lines.map((line) => `${line}\n`).join(''))
process.exitCode = problems.length > 0 ? 1 : 0
