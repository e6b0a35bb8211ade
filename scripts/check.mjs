import { command } from './lib/command.mjs'
import { fastChecks } from './lib/phases.mjs'
import { runTests } from './lib/test-run.mjs'

await command(() => runTests(fastChecks))
