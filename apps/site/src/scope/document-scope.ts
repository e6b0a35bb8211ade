import { createBrokerClient } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient } from '@marram/contract/service-client'
import { type EditionKey, isEditionKey } from '@marram/i18n/edition-key'
import type { SiteScope } from './site-scope.ts'

/** Reads what the server wrote on the html element, so that no inline script has to say it. */
export function documentScope(): SiteScope {
  const { dataset } = document.documentElement
  if (!isEditionKey(dataset.edition)) throw new Error('The document does not name its edition.')
  const publicKey = dataset.publicKey ?? ''
  const service = createServiceClient({
    name: 'broker',
    baseUrl: '/services/broker',
    publicKey,
    fetch: window.fetch.bind(window),
  })
  const graphql = createGraphqlClient({
    client: 'broker',
    service,
    operations: brokerOperations,
    errors: createGraphqlErrorStore(),
  })
  return {
    edition: dataset.edition,
    instanceId: dataset.instance ?? '',
    origins: parseOrigins(dataset.origins, dataset.edition),
    publicKey,
    services: { broker: createBrokerClient(graphql) },
    showGallery: dataset.gallery === '1',
  }
}

function parseOrigins(written: string | undefined, edition: EditionKey): Record<EditionKey, string> {
  const origins = { da: '', de: '', en: '', [edition]: window.location.origin }
  for (const pair of (written ?? '').split(' ')) {
    const [key, origin] = pair.split('=')
    if (isEditionKey(key) && origin) origins[key] = origin
  }
  return origins
}
