#!/usr/bin/env node
import { command } from './lib/command.mjs'
import { runProgram } from './lib/program.mjs'

await command(() => runProgram(null, { build: false }))
