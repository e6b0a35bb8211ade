#!/usr/bin/env node
// An older Node cannot run the program: the scripts find the pinned one.
await import('../../../scripts/marram.mjs')
