import type { EditionKey } from '@marram/i18n/edition-key'
import type { SiteScope } from '../scope/site-scope.ts'

const origins = { da: 'https://da.marram.example', de: 'https://de.marram.example', en: 'https://en.marram.example' }

/** The scope of a page whose services all fail, except for the calls given here. */
export function deafServices(edition: EditionKey, answers: Readonly<Record<string, unknown>> = {}): SiteScope {
  const service = new Proxy(Object.create(null), {
    get: (_, call) => async () => {
      const name = String(call)
      if (Object.hasOwn(answers, name)) return answers[name]
      throw new TypeError('Failed to fetch')
    },
  })
  return {
    edition,
    instanceId: 't',
    origins,
    publicKey: 't',
    searchKey: '',
    frameHosts: [],
    outsideScripts: [],
    services: {
      booking: service,
      broker: service,
      content: service,
      search: service,
      guestSearch: service,
      map: service,
    },
    showGallery: false,
    keepsOffline: true,
    errorDetails: false,
  }
}
