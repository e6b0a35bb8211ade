import { command } from './lib/command.mjs'
import { runTests } from './lib/test-run.mjs'

await command(() => runTests(null))
