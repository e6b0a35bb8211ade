import { once } from 'node:events'
import { connect } from '@marram/database/connection'
import { speakForDemo } from '@marram/demo/speak-for-demo'
import * as v from 'valibot'
import { fillDemo } from './fill-demo.ts'

// A separate process, so that the heap used to generate an agency is not kept by the program that serves it.
const options = v.object({
  url: v.string(),
  lodgings: v.number(),
  /** Of the editions, for links in mails. */
  origins: v.object({ da: v.string(), de: v.string(), en: v.string() }),
})

// The parent process is gone.
process.on('disconnect', () => process.exit(1))
const [message] = await once(process, 'message')
const { url, lodgings, origins } = v.parse(options, message)
const database = connect({ url, applicationName: 'marram demo' })
speakForDemo()
await fillDemo(database, lodgings, { desk: origins, onProgress: (progress) => void process.send?.(progress) })
await database.close()
process.removeAllListeners('disconnect')
process.disconnect?.()
