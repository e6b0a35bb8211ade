export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined
export type OrderBy = Record<string, 'asc' | 'desc'>
export type ServiceQuery = { query?: Record<string, QueryValue>; orderBy?: OrderBy }

/** Lists become `key=a,b`, an order `order_by[field]=asc`; undefined values are left out. */
export function serviceUrl(baseUrl: string, path: string, { query = {}, orderBy = {} }: ServiceQuery = {}): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(key, typeof value === 'object' ? value.join(',') : String(value))
  }
  for (const [field, direction] of Object.entries(orderBy)) parameters.append(`order_by[${field}]`, direction)
  const url = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  return parameters.size === 0 ? url : `${url}?${parameters}`
}
