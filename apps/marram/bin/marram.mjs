#!/usr/bin/env node
// Under an older Node the program cannot start by itself: the scripts find the pinned one.
await import('../../../scripts/marram.mjs')
