#!/usr/bin/env node
import { runCommand } from './cli.ts'
import { readEnvironment } from './environment-file.ts'

const env = await readEnvironment(process.env)
// OpenTelemetry reads its standard variables from the process, so those of marram.env must be there.
for (const [name, value] of Object.entries(env)) if (name.startsWith('OTEL_')) process.env[name] = value
process.exitCode = await runCommand(process.argv.slice(2), env)
