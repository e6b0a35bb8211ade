import { once } from 'node:events'
import { connect } from '@marram/database/connection'
import * as v from 'valibot'
import { fillDemo } from './fill-demo.ts'

// A process of its own, so that the heap in which an agency is made up is not kept by the program that serves it.
const wish = v.object({ url: v.string(), lodgings: v.number() })

// Whoever asked for it is gone.
process.on('disconnect', () => process.exit(1))
const [message] = await once(process, 'message')
const { url, lodgings } = v.parse(wish, message)
const database = connect({ url, applicationName: 'marram demo' })
await fillDemo(database, lodgings, (progress) => void process.send?.(progress))
await database.close()
process.removeAllListeners('disconnect')
process.disconnect?.()
