import { command } from './lib/command.mjs'
import { runProofs } from './lib/proofs.mjs'

await command(() => runProofs(process.argv.slice(2)))
