import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'

export type EditionHosts = {
  /** Origins of the editions, for canonical addresses, language links and mails. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** Editions that guests may visit. The origin of any other is that of the edition that answers in its place. */
  readonly on: readonly EditionKey[]
  /** Finds an edition by the host of the request, then by the port, else the default. */
  editionOf(host: string | undefined, findPort: () => number | undefined): EditionKey
}

export type EditionHostsOptions = {
  readonly port: number
  readonly defaultEdition: EditionKey
  /** One origin per edition that has a real domain. */
  readonly hosts: Partial<Readonly<Record<EditionKey, string>>>
  /** Gives each edition a port, for environments in which `*.localhost` does not resolve. */
  readonly editionPorts: boolean
  readonly on?: readonly EditionKey[]
}

/** The default edition keeps the main port, the others follow in the order Danish, German, English. */
export function editionPortsFrom(port: number, defaultEdition: EditionKey): ReadonlyMap<number, EditionKey> {
  const order = [defaultEdition, ...editionKeys.filter((key) => key !== defaultEdition)]
  return new Map(order.map((key, index) => [port + index, key]))
}

/** Origins for links to pages: none to an edition that is off. */
export function linkedOrigins({ origins, on }: Pick<EditionHosts, 'origins' | 'on'>): EditionHosts['origins'] {
  const originOf = (key: EditionKey): string => (on.includes(key) ? origins[key] : '')
  return { da: originOf('da'), de: originOf('de'), en: originOf('en') }
}

export function createEditionHosts(options: EditionHostsOptions): EditionHosts {
  const { port, hosts, editionPorts, on = editionKeys } = options
  const defaultEdition = on.includes(options.defaultEdition)
    ? options.defaultEdition
    : (on[0] ?? options.defaultEdition)
  const ports = editionPortsFrom(port, defaultEdition)
  const portOf = new Map([...ports].map(([number, key]) => [key, number]))
  const byHost = new Map<string, EditionKey>()
  const originOf = (wanted: EditionKey): string => {
    const key = on.includes(wanted) ? wanted : defaultEdition
    const configured = hosts[key]
    if (configured) return configured
    return editionPorts ? `http://localhost:${portOf.get(key)}` : `http://${key}.localhost:${port}`
  }
  for (const key of on) {
    const configured = hosts[key]
    for (const known of [`${key}.localhost`, ...(configured ? [new URL(configured).hostname] : [])]) {
      byHost.set(known, key)
      // Spelled as browsers send it, so that most lookups need no parsing.
      byHost.set(`${known}:${port}`, key)
    }
  }
  return {
    origins: { da: originOf('da'), de: originOf('de'), en: originOf('en') },
    on,
    editionOf: (host, findPort) => {
      const known = host === undefined ? undefined : (byHost.get(host) ?? byHost.get(hostname(host)))
      if (known) return known
      const takenBy = editionPorts ? findPort() : undefined
      return (takenBy !== undefined && ports.get(takenBy)) || defaultEdition
    },
  }
}

function hostname(host: string): string {
  const end = host.lastIndexOf(':')
  const name = end > 0 && !host.endsWith(']') ? host.slice(0, end) : host
  return name.toLowerCase()
}
