import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { connect } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { startTestServer } from '../testing/test-server.ts'
import { generateTypes } from './generate.ts'

const target = fileURLToPath(new URL('../schema.generated.ts', import.meta.url))
const server = await startTestServer()
try {
  await migrate(server)
  const { pool, close } = connect(server)
  writeFileSync(target, await generateTypes(pool))
  await close()
  process.stdout.write(`Wrote ${target}\n`)
} finally {
  await server.stop()
  rmSync(server.dataFolder, { recursive: true, force: true })
}
