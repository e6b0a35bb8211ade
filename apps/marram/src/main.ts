#!/usr/bin/env node
import { runCommand } from './cli.ts'
import { readEnvironment } from './environment-file.ts'

process.exitCode = await runCommand(process.argv.slice(2), await readEnvironment(process.env))
