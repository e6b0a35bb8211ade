import { command } from './lib/command.mjs'
import { prepare } from './lib/prepare.mjs'

await command(async () => {
  await prepare({ build: true })
  return 0
})
