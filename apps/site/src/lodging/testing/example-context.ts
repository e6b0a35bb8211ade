import type { EditionKey } from '@marram/i18n/edition-key'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import type { PageContext } from '../../kit/scope/page-context.ts'

const origins = { da: 'https://da.marram.example', de: 'https://de.marram.example', en: 'https://en.marram.example' }

/** The parts of a page's context that titles and structured data need. */
export async function exampleContext(edition: EditionKey): Promise<Pick<PageContext, 'scope' | 'messages'>> {
  const services: PageContext['scope']['services'] = new Proxy(Object.create(null), {
    get: (_, name) => {
      throw new Error(`These tests must not call the service ${String(name)}.`)
    },
  })
  const scope = {
    edition,
    instanceId: 't',
    origins,
    publicKey: 't',
    searchKey: '',
    frameHosts: [],
    outsideScripts: [],
    services,
    showGallery: false,
    errorDetails: false,
    keepsOffline: true,
  }
  return { scope, messages: await loadMessages(edition) }
}
