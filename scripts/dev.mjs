import { command } from './lib/command.mjs'
import { runProgram } from './lib/program.mjs'

await command(() => runProgram('dev', { build: false, lastStep: 'Starting the agency for development' }))
