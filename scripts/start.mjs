import { command } from './lib/command.mjs'
import { runProgram } from './lib/program.mjs'

await command(() => runProgram('serve', { build: true, lastStep: 'Starting the agency' }))
