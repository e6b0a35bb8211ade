import { command } from './lib/command.mjs'
import { runMeasurement } from './lib/measurement.mjs'

await command(() => runMeasurement('proofs/src/mutations.ts'))
